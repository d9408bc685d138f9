/** Sizes of search results in px: font size, and the width of a title line or of all description lines. */
export const resultSizes = {
  title: { letters: 20, desktop: 580, mobile: 580 },
  description: { letters: 14, desktop: 920, mobile: 680 },
} as const

export type ResultDevice = 'desktop' | 'mobile'
