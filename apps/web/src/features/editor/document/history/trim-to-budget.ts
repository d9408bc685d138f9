import type { HistoryEntry } from '@web2/builder'

const sizes = new WeakMap<HistoryEntry, number>()

const sizeOf = (entry: HistoryEntry): number => {
  const known = sizes.get(entry)
  if (known !== undefined) return known
  const size = JSON.stringify(entry).length
  sizes.set(entry, size)
  return size
}

/**
 * Returns the steps around a position that fit a budget of characters, as the range [from, to): first those
 * that undo reaches, then those that redo reaches.
 */
export const withinBudget = (
  entries: readonly HistoryEntry[],
  position: number,
  budget: number,
): { readonly from: number; readonly to: number } => {
  let [from, to, left] = [position, position, budget]
  const takes = (entry: HistoryEntry | undefined): boolean => {
    if (!entry || sizeOf(entry) > left) return false
    left -= sizeOf(entry)
    return true
  }
  while (takes(entries[from - 1])) from -= 1
  while (takes(entries[to])) to += 1
  return { from, to }
}
