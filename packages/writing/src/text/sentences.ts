/** Span of a sentence in its block, without surrounding blanks. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Abbreviations whose period does not end a sentence. */
const abbreviations = new Set(
  (
    'mr mrs ms dr prof sr jr st ave rd blvd vs etc eg ie e.g i.e u.s u.k a.m p.m approx dept est inc ltd corp z.b d.h bzw ca ' +
    'usw p.ej'
  ).split(' '),
)
/** Abbreviations only before a number; elsewhere they are words, or end a sentence. */
const beforeNumbers = new Set(
  'no nos vol fig jan feb mar apr jun jul aug sep sept oct nov dec art sec'.split(' '),
)

/** Characters that end a sentence before a blank; East Asian ones end it anywhere. */
const ending = /([.!?…]+)["'”’»)\]]*|[。！？]+[」』）]*|\n/gu
const opening = /^["'“‘«(¿¡[\s]*[\p{Lu}\p{Lo}\p{N}]/u
const lastWord = /[\p{L}.]+$/u

const goesOn = (before: string, sign: string, after: string): boolean => {
  if (sign !== '.' || after.trim() === '') return false
  const word = (lastWord.exec(before)?.[0] ?? '').toLowerCase()
  if (beforeNumbers.has(word) && /^\s*\p{N}/u.test(after)) return true
  // after an initial ("J. Smith") or an abbreviation, or before a lowercase letter, the sentence continues
  return /^\p{L}$/u.test(word) || abbreviations.has(word) || !opening.test(after.trimStart().slice(0, 8))
}

/** Returns the sentences of one block of text, in order; text without an ending is a sentence too. */
export const sentencesOf = (text: string): Span[] => {
  const spans: Span[] = []
  let start = 0
  const close = (end: number) => {
    const piece = text.slice(start, end)
    const from = start + (piece.length - piece.trimStart().length)
    const to = start + piece.trimEnd().length
    if (/[\p{L}\p{N}]/u.test(piece)) spans.push({ from, to })
    start = end
  }
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length
    // checked here, because in the pattern it would be repeated for each character of a long run
    const isWithinWord = match[1] !== undefined && end < text.length && !/\s/u.test(text[end]!)
    if (
      isWithinWord ||
      goesOn(text.slice(Math.max(start, match.index - 20), match.index), match[0], text.slice(end, end + 20))
    )
      continue
    close(end)
  }
  close(text.length)
  return spans
}
