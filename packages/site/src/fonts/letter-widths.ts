import { letterBases } from './catalog.ts'
import type { FontFamily, FontStyle } from './font-family.ts'

/** Letters whose widths the catalog holds, in the order of their codes there. */
export const measuredLetters =
  ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?-–—’“”\'"()/&@+$%·'

/** From this weight on, the fallback is the bold face of a device's font. */
export const boldFrom = 600

/** Codes are the printable characters from this one on, without the quotation mark. */
const firstCode = 35
const codes = 92

/** Relative width, or width in ems, of the first code. Each further code is 0.01 more. */
const least = { relative: 0.55, base: 0.15 } as const

type Scale = keyof typeof least

/** Returns widths as the catalog holds them, one character each. */
export const encodeWidths = (widths: readonly number[], scale: Scale): string =>
  widths
    .map((width) => Math.min(codes - 1, Math.max(0, Math.round((width - least[scale]) * 100))))
    .map((code) => String.fromCharCode(firstCode + code))
    .join('')

const decoded = (text: string, at: number, scale: Scale): number =>
  (text.charCodeAt(at) - firstCode) / 100 + least[scale]

const places = new Map(Array.from(measuredLetters, (letter, at) => [letter.codePointAt(0) ?? 0, at]))
const figures = new Set(Array.from('0123456789', (figure) => figure.codePointAt(0) ?? 0))

/** Width of one letter. */
export interface LetterWidth {
  /** Width relative to the family's usual one, both compared with the fallback. */
  readonly relative: number
  /** Width in the fallback, in ems. */
  readonly base: number
}

/** Returns the width of one letter by its code point; undefined for one that was not measured. */
export type WidthOfLetter = (letter: number) => LetterWidth | undefined

/**
 * Returns the widths of a face's letters compared with its fallback; undefined for uploaded families, which are measured as a
 * whole. Figures of one width differ from the usual ones in many families.
 */
export const letterWidths = (
  family: FontFamily,
  { weight, style, hasTabularFigures }: { weight: number; style: FontStyle; hasTabularFigures: boolean },
): WidthOfLetter | undefined => {
  const [regular = null, bold = null] = family.letters?.[style] ?? []
  const face = weight < boldFrom ? regular : bold
  const base = letterBases[family.fallback]?.[weight < boldFrom ? 0 : 1]
  if (face === null || base === undefined) return undefined
  // the last code, which faces without figures of one width do not have
  const hasTabular = hasTabularFigures && face.length > measuredLetters.length
  return (letter) => {
    const place = places.get(letter)
    if (place === undefined) return undefined
    const own = hasTabular && figures.has(letter) ? measuredLetters.length : place
    return { relative: decoded(face, own, 'relative'), base: decoded(base, place, 'base') }
  }
}
