import { BoundedMap } from '../../../platform/collections/bounded-map.ts'

/** Keys that are counted at once; beyond it the oldest are forgotten. */
const mostCounted = 200_000

interface Window {
  startedAt: number
  count: number
}

/** Counts a use of a key. Returns whether it is within the limit of its window. */
export type CountUse = (key: string, most: number) => boolean

/** Counts uses of keys within windows of this length in ms, in memory. */
export const createWindowCounter = (now: () => Date, windowLength = 60_000): CountUse => {
  const windows = new BoundedMap<string, Window>(mostCounted)
  return (key, most) => {
    const moment = now().getTime()
    const known = windows.get(key)
    // a clock that goes back begins a new window
    if (known && moment >= known.startedAt && moment - known.startedAt < windowLength) {
      known.count += 1
      return known.count <= most
    }
    windows.set(key, { startedAt: moment, count: 1 })
    return most >= 1
  }
}
