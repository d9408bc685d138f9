import { fillPrompt } from '../prompts/fill-prompt.ts'
import { placeholdersOf } from '../prompts/placeholders.ts'

/** Combination modes: every combination, entries paired by index, or a random sample. */
export const combinationModes = ['all', 'sequential', 'random'] as const
export type CombinationMode = (typeof combinationModes)[number]

export interface Combination {
  /** '{service} in {place}' */
  readonly pattern: string
  /** Entries for each name in the pattern. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly mode: CombinationMode
  /** For mode random: the number of keywords, and a seed that reproduces them. */
  readonly count: number
  readonly seed: number
}

/** Returns the names between the braces of a pattern, without duplicates. */
export const listNames = (pattern: string): readonly string[] => [...new Set(placeholdersOf(pattern))]

const listsOf = ({ pattern, lists }: Combination): readonly (readonly string[])[] =>
  listNames(pattern).map((name) => lists[name] ?? [])

/** Returns the number of combinations before duplicates are removed, without building them. */
export const combinationCount = (combination: Combination): number => {
  const lists = listsOf(combination)
  if (lists.length === 0) return combination.pattern.trim() === '' ? 0 : 1
  if (lists.some((list) => list.length === 0)) return 0
  const product = lists.reduce((count, { length }) => count * length, 1)
  if (combination.mode === 'sequential') return Math.max(...lists.map(({ length }) => length))
  return combination.mode === 'random' ? Math.min(product, combination.count) : product
}

/** Returns a generator of numbers from 0 up to but not including 1, reproducible by its seed (mulberry32). */
const drawing = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the index into each list for combination number `at`; the last list advances fastest. */
const placesOf = (at: number, sizes: readonly number[]): readonly number[] => {
  let rest = at
  return sizes
    .toReversed()
    .map((size) => {
      const place = rest % size
      rest = Math.floor(rest / size)
      return place
    })
    .toReversed()
}

/** Returns distinct random numbers below `product`, in the order drawn. */
const drawn = (count: number, product: number, seed: number): readonly number[] => {
  const next = drawing(seed)
  // swaps lazily, so that the last draws are as fast as the first
  const moved = new Map<number, number>()
  return Array.from({ length: count }, (_, at) => {
    const other = at + Math.floor(next() * (product - at))
    const value = moved.get(other) ?? other
    moved.set(other, moved.get(at) ?? at)
    return value
  })
}

/** Returns the first `most` keywords of a combination. Combination numbers are exact up to 2^53. */
export const combineKeywords = (combination: Combination, most: number): readonly string[] => {
  const { pattern, mode, seed } = combination
  const names = listNames(pattern)
  const lists = listsOf(combination)
  const count = Math.min(most, combinationCount(combination))
  if (count === 0) return []
  const sizes = lists.map(({ length }) => length)
  const product = sizes.reduce((all, size) => all * size, 1)
  const random = mode === 'random' ? drawn(count, product, seed) : []
  return Array.from({ length: count }, (_, at) => {
    const places = mode === 'sequential' ? sizes.map((size) => at % size) : placesOf(random[at] ?? at, sizes)
    return fillPrompt(pattern, (name) => {
      const list = names.indexOf(name)
      return lists[list]?.[places[list] ?? 0]?.trim()
    })
  })
}
