import { arialWidths } from './arial-widths.ts'

const unitsPerEm = 2_048
/** Default width of Latin letters that are not in the table. */
const usual = 1_139

const unitsOf = new Map(
  arialWidths.flatMap(([units, characters]) => [...characters].map((one) => [one, units])),
)

/** Characters that occupy one square each: East Asian scripts, their punctuation, and pictographs. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\p{Extended_Pictographic}]/u
const invisible = /[\p{M}\p{Cf}\p{Cc}]/u

/**
 * Returns the width in px of a line in Arial of the given size, as search results show titles and
 * descriptions.
 */
export const textWidth = (text: string, pixels: number): number => {
  let units = 0
  for (const one of text)
    units += unitsOf.get(one) ?? (invisible.test(one) ? 0 : square.test(one) ? unitsPerEm : usual)
  return (units * pixels) / unitsPerEm
}

/** Returns a text up to its last blank, or all of it if it has none. */
const withoutLastWord = (text: string): string => {
  let end = text.length
  while (end > 0 && !/\s/u.test(text[end - 1]!)) end -= 1
  return end === 0 ? text : text.slice(0, end).trimEnd()
}

/** Returns the longest beginning of a line that fits, with an ellipsis if it is truncated. */
export const fittingText = (text: string, size: number, width: number): string => {
  if (textWidth(text, size) <= width) return text
  const room = width - textWidth(' …', size)
  let used = 0
  let end = 0
  for (const one of text) {
    used += textWidth(one, size)
    if (used > room) break
    end += one.length
  }
  const fitting = text.slice(0, end)
  return `${(withoutLastWord(fitting) || fitting).trimEnd()} …`
}
