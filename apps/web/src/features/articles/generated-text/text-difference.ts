import { diffWordsWithSpace } from 'diff'

/** A part of one side; `isOwn` marks what the other side lacks. */
export interface Stretch {
  readonly text: string
  readonly isOwn: boolean
}

export interface Compared {
  readonly left: readonly Stretch[]
  readonly right: readonly Stretch[]
}

/** Time in ms after which texts without similarity are shown unmarked. */
const patience = 3_000

/** Compares two texts word by word. */
export const compared = (before: string, after: string): Compared => {
  const parts = diffWordsWithSpace(before, after, { timeout: patience })
  if (parts === undefined)
    return { left: [{ text: before, isOwn: true }], right: [{ text: after, isOwn: true }] }
  return {
    left: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed })),
    right: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added })),
  }
}
