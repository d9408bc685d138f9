import { setTimeout as pause } from 'node:timers/promises'
import { tooManyRequests } from '../errors.ts'

export interface LaneBounds {
  /** Milliseconds between the end of one piece of work and the begin of the next. */
  readonly pace: number
  /** Pieces in a lane at the same time, the one under way included. */
  readonly most: number
}

interface Lane {
  waiting: number
  /** Resolves when the next in the lane may begin. */
  free: Promise<void>
}

/**
 * For callers who have failed too often to be served at once, but may have somebody in their midst who is right. Each
 * key is a lane in this process, whose work is done one piece after another. 429 when it is full.
 */
export const createSlowLanes = ({ pace, most }: LaneBounds) => {
  const lanes = new Map<string, Lane>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(key) ?? { waiting: 0, free: Promise.resolve() }
    if (lane.waiting >= most) throw tooManyRequests(Math.ceil((most * pace) / 1_000))
    lanes.set(key, lane)
    lane.waiting += 1
    const result = lane.free.then(work)
    const leave = async () => {
      await pause(pace, undefined, { ref: false })
      lane.waiting -= 1
      if (lane.waiting === 0) lanes.delete(key)
    }
    lane.free = result.then(leave, leave)
    return result
  }
}
