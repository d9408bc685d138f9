import type { WidthOfLetter } from './letter-widths.ts'

/*
 * One factor for a whole font leaves lines up to 3 % too long or too short, so that some break elsewhere as soon as the
 * real font arrives. Letters that are all a bit wider or narrower than that get a factor of their own. It differs so
 * little that no letter looks larger than its neighbors. Spaces, which can't look too large, take what is left.
 */

/** Letters that the fallback shows with one factor to the family's usual width. */
export interface LetterGroup {
  readonly relative: number
  /** Their code points, in order. */
  readonly letters: readonly number[]
}

/** Kinds of letters, and how much one may differ from others of its kind in size. Figures are seldom side by side with text. */
const kinds = [
  { has: /\p{Ll}/u, most: 0.05 },
  { has: /\p{Lu}/u, most: 0.05 },
  { has: /\p{Nd}/u, most: 0.15 },
] as const

/** Difference between two groups. */
const step = 0.025

const space = 0x20

/** Bounds for spaces, which would otherwise also take the faults of a few letters. */
const narrowest = 0.4
const widest = 2

interface Letter {
  readonly code: number
  readonly count: number
  readonly relative: number
  readonly base: number
}

const widthOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { count, base, relative }) => sum + count * base * relative, 0)
const baseOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { count, base }) => sum + count * base, 0)

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

/**
 * Returns the groups of the letters that a text has, by how often it has them; the one with most of the text comes first.
 * Letters without a measured width are in none.
 */
export const letterGroups = (
  counts: ReadonlyMap<number, number>,
  widthOfLetter: WidthOfLetter,
): readonly LetterGroup[] => {
  const letters = [...counts].flatMap(([code, count]): Letter[] => {
    const width = widthOfLetter(code)
    return width ? [{ code, count, ...width }] : []
  })
  const factors = new Map<Letter, number>()
  const place = (group: readonly Letter[], bounds: readonly [number, number]) => {
    for (const each of group) factors.set(each, Math.round(within(each.relative, bounds) / step) * step)
  }
  const marks = letters.filter(
    ({ code }) => code !== space && !kinds.some(({ has }) => has.test(String.fromCodePoint(code))),
  )
  for (const { has, most } of kinds) {
    const group = letters.filter(({ code }) => has.test(String.fromCodePoint(code)))
    if (group.length === 0) continue
    const usual = widthOf(group) / baseOf(group)
    place(group, [usual * (1 - most), usual * (1 + most)])
  }
  const known = [...factors.values()]
  place(marks, known.length > 0 ? [Math.min(...known), Math.max(...known)] : [1, 1])
  const shown = [...factors].reduce((sum, [{ count, base }, factor]) => sum + count * base * factor, 0)
  const spaces = letters.filter(({ code }) => code === space)
  if (spaces.length > 0 && factors.size > 0)
    factors.set(spaces[0]!, within((widthOf(letters) - shown) / baseOf(spaces), [narrowest, widest]))
  const groups = new Map<string, { relative: number; letters: number[]; text: number }>()
  for (const [{ code, count }, relative] of factors) {
    const key = code === space ? 'space' : relative.toFixed(2)
    const group = groups.get(key) ?? { relative, letters: [], text: 0 }
    groups.set(key, group)
    group.letters.push(code)
    // what the space has must not be the width of letters that come later
    group.text += code === space ? 0 : count
  }
  return [...groups.values()]
    .sort((a, b) => b.text - a.text)
    .map(({ relative, letters: codes }) => ({ relative, letters: codes.sort((a, b) => a - b) }))
}
