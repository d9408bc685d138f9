export interface TextCounts {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
}

/**
 * Returns the Flesch reading ease of English, 0 (a thesis) to 100 (a primer); the formula of 1948, clamped.
 */
export const fleschReadingEase = ({ words, sentences, syllables }: TextCounts): number => {
  if (words === 0 || sentences === 0) return 0
  const ease = 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
  return Math.min(100, Math.max(0, ease))
}
