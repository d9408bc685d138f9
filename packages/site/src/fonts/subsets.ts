import { unicodeRange } from './catalog.ts'
import type { FontFamily } from './font-family.ts'

type Intervals = readonly (readonly [number, number])[]

const known = new Map<string, Intervals>()

/** Reads a CSS `unicode-range`. */
const intervalsOf = (range: string): Intervals => {
  const read =
    known.get(range) ??
    range.split(',').map((part): readonly [number, number] => {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    })
  known.set(range, read)
  return read
}

const holds = (intervals: Intervals, code: number): boolean =>
  intervals.some(([from, to]) => code >= from && code <= to)

/**
 * Returns the subsets of a family that these characters need, in the family's order. A character of several
 * subsets, such as an accent, adds none if one of them is needed anyway.
 */
export const neededSubsets = (family: FontFamily, characters: Iterable<number>): readonly string[] => {
  const subsets = Object.keys(family.subsets)
  const intervals = subsets.map((subset) => intervalsOf(unicodeRange(family, subset)))
  const needed = new Set<number>()
  const shared: number[][] = []
  for (const code of characters) {
    const holding = intervals.flatMap((each, index) => (holds(each, code) ? [index] : []))
    if (holding.length === 1) needed.add(holding[0]!)
    else if (holding.length > 1) shared.push(holding)
  }
  // the last one is that of the Latin alphabet, which most pages load
  for (const holding of shared) if (!holding.some((each) => needed.has(each))) needed.add(holding.at(-1)!)
  return subsets.filter((_subset, index) => needed.has(index))
}
