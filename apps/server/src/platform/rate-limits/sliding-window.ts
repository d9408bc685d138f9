import type { WindowLimit } from './rate-budget.ts'

/** Uses by number of the window's part, oldest part first. */
export type Uses = readonly (readonly [part: number, count: number])[]

/** Parts of a window: the limit is exact to one part, on the safe side. */
const parts = 60

type Window = Pick<WindowLimit, 'seconds'>

const partLength = ({ seconds }: Window): number => (seconds * 1_000) / parts
const partAt = (limit: Window, now: number): number => Math.floor(now / partLength(limit))

/** Returns the uses that still count at `now`, in ms since 1970. */
const within = (uses: Uses, limit: WindowLimit, now: number): Uses => {
  const oldest = partAt(limit, now) - parts
  return uses.filter(([part]) => part >= oldest)
}

const sum = (uses: Uses): number => uses.reduce((total, [, count]) => total + count, 0)

/** Returns the uses with future ones moved to now. */
export const clampToNow = (uses: Uses, window: Window, now: number): Uses => {
  const current = partAt(window, now)
  const late = sum(uses.filter(([part]) => part >= current))
  return [...uses.filter(([part]) => part < current), ...(late > 0 ? [[current, late] as const] : [])]
}

/** Returns the number of uses available now. */
export const remainingUses = (uses: Uses, limit: WindowLimit, now: number): number =>
  Math.max(0, limit.most - sum(within(uses, limit, now)))

/** Returns the uses with `count` more. */
export const addUses = (uses: Uses, limit: WindowLimit, now: number, count: number): Uses => {
  const kept = within(uses, limit, now)
  // a clock that goes back counts in the latest part
  const part = Math.max(partAt(limit, now), kept.at(-1)?.[0] ?? 0)
  const last = kept.at(-1)
  if (last?.[0] === part) return [...kept.slice(0, -1), [part, last[1] + count]]
  return [...kept, [part, count]]
}

/** Returns when the next use is available, in ms since 1970. */
export const nextFreeAt = (uses: Uses, limit: WindowLimit, now: number): number => {
  const kept = within(uses, limit, now)
  let over = sum(kept) - limit.most + 1
  if (over <= 0) return now
  for (const [part, count] of kept) {
    over -= count
    if (over <= 0) return (part + parts + 1) * partLength(limit)
  }
  return now + limit.seconds * 1_000
}
