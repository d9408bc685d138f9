import { FontRefusal } from './font-refusal.ts'

type Interval = readonly [from: number, to: number]

/** Sets that become files of their own, so that a page loads only those of its languages. Each character is in one. */
const sets: readonly (readonly [name: string, ranges: readonly Interval[]])[] = [
  [
    'cyrillic',
    [
      [0x400, 0x52f],
      [0x1c80, 0x1c8f],
      [0x2de0, 0x2dff],
      [0xa640, 0xa69f],
    ],
  ],
  [
    'greek',
    [
      [0x370, 0x3ff],
      [0x1f00, 0x1fff],
    ],
  ],
  [
    'vietnamese',
    [
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  ],
  [
    'latin',
    [
      [0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2dd],
      [0x300, 0x36f],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2190, 0x2193],
      [0x2212, 0x2215],
      [0xfb00, 0xfb06],
      [0xfeff, 0xffff],
    ],
  ],
  [
    'latin-ext',
    [
      [0x100, 0x2ff],
      [0x1e00, 0x1eff],
      [0x20a0, 0x20cf],
      [0x2c60, 0x2c7f],
      [0xa720, 0xa7ff],
    ],
  ],
]

/** Scripts of thousands of characters that don't join, which may be split anywhere. */
const large: readonly Interval[] = [
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0x20000, 0x3ffff],
]
const mostInLarge = 1_000

const isIn = (ranges: readonly Interval[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to)

/** Splits the characters of a font; Latin comes last, as in the catalog. */
export const characterSets = (codes: Iterable<number>): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>()
  let inLarge = 0
  for (const code of [...codes].sort((a, b) => a - b)) {
    const isLarge = isIn(large, code)
    const name = isLarge
      ? `east-asian-${Math.floor(inLarge++ / mostInLarge) + 1}`
      : (sets.find(([, ranges]) => isIn(ranges, code))?.[0] ?? 'other')
    const known = found.get(name)
    if (known) known.push(code)
    else found.set(name, [code])
  }
  const latin = found.get('latin')
  if (latin) {
    found.delete('latin')
    found.set('latin', latin)
  }
  return found
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

/** Longest list of characters in a style sheet; that of a font with 30,000 of them is a tenth of it. */
const longestRange = 200_000

/** Returns the CSS `unicode-range` of sorted characters. Throws FontRefusal if it is too long for a style sheet. */
export const rangeOf = (codes: readonly number[]): string => {
  const intervals: [number, number][] = []
  for (const code of codes) {
    const last = intervals.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else intervals.push([code, code])
  }
  const range = intervals
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
  if (range.length <= longestRange) return range
  throw new FontRefusal(
    'The characters of this font have too many gaps between them. Export it again with fewer characters.',
  )
}
