import { diffWordsWithSpace } from 'diff'

/** A stretch of one side; `isOwn` marks what the other side does not have. */
export interface Stretch {
  readonly text: string
  readonly isOwn: boolean
}

export interface Compared {
  readonly left: readonly Stretch[]
  readonly right: readonly Stretch[]
}

/** Ms after which two texts that have nothing in common are simply shown. */
const patience = 3_000

/** Two texts side by side, by words. */
export const compared = (before: string, after: string): Compared => {
  const parts = diffWordsWithSpace(before, after, { timeout: patience })
  if (parts === undefined)
    return { left: [{ text: before, isOwn: true }], right: [{ text: after, isOwn: true }] }
  return {
    left: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed })),
    right: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added })),
  }
}
