import type { Transaction } from '@tiptap/pm/state'
import type { Step } from '@tiptap/pm/transform'

export interface Range {
  readonly from: number
  readonly to: number
}

/** Ranges that a step changes without moving anything: of marks and attributes. */
const changedInPlace = (step: Step): Range[] => {
  const { from, to, pos } = step as { from?: number; to?: number; pos?: number }
  if (from !== undefined && to !== undefined) return [{ from, to }]
  return pos === undefined ? [] : [{ from: pos, to: pos + 1 }]
}

const changedBy = (step: Step): Range[] => {
  const ranges: Range[] = []
  step.getMap().forEach((from, to) => ranges.push({ from, to }))
  return ranges.length > 0 ? ranges : changedInPlace(step)
}

const isTouched = (own: Range, { from, to }: Range): boolean =>
  own.from === own.to ? from < own.from && to > own.from : from < own.to && to > own.from

/** Where a range is after a transaction, and whether something within it was changed. */
export const rangeAfter = (
  range: Range,
  { steps }: Pick<Transaction, 'steps'>,
): Range & { readonly isTouched: boolean } => {
  let own = range
  let touched = false
  for (const step of steps) {
    const current = own
    touched ||= changedBy(step).some((changed) => isTouched(current, changed))
    const map = step.getMap()
    const from = map.map(own.from, own.from === own.to ? -1 : 1)
    own = { from, to: own.from === own.to ? from : Math.max(from, map.map(own.to, -1)) }
  }
  return { ...own, isTouched: touched }
}
