import { setTimeout as pause } from 'node:timers/promises'
import { tooManyRequests } from '../errors.ts'

export interface LaneBounds {
  /** Ms between the end of one operation and the start of the next. */
  readonly pace: number
  /** Maximum of operations in a lane, including the running one. */
  readonly most: number
}

interface Lane {
  waiting: number
  /** Resolves when the lane's next operation may start. */
  free: Promise<void>
}

/**
 * Creates slow lanes for callers with too many failures, among whom some may be legitimate. Each key has a
 * lane in this process that runs its operations one by one. Throws 429 when it is full.
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
