import type { TextRange } from '@web2/builder'

/** Returns the single edit between two texts: the replaced range of the old text, and its replacement. */
export const textDifference = (
  before: string,
  after: string,
): { readonly range: TextRange; readonly text: string } => {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { range: { from: start, to: before.length - end }, text: after.slice(start, after.length - end) }
}
