import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { addAttempt, undoAttempt } from './rate-limit.ts'
import { createSlowLanes, type LaneBounds } from './slow-lanes.ts'

interface AddressLimit {
  /** Of the bucket; the address follows it. */
  readonly name: string
  /** What an address may do at full speed in a window of so many seconds. */
  readonly most: number
  readonly seconds: number
  /** How it goes on beyond that. */
  readonly lane: LaneBounds
  /** Only what fails counts. */
  readonly forgivesSuccess?: boolean
}

/**
 * Bounds the work of one address without closing it: many people can be behind an address, and one of them may have
 * used up what it is allowed. Beyond the limit its work goes through a slow lane of this process; 429 when that is full.
 */
export const createAddressLimit = ({ name, most, seconds, lane, forgivesSuccess }: AddressLimit) => {
  const inSlowLane = createSlowLanes(lane)
  return async <Result>(
    db: Kysely<Database>,
    address: string,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const key = `${name}:${address}`
    const { hits } = await addAttempt(db, { key, seconds })
    const result = await (hits > most ? inSlowLane(address, work) : work())
    if (forgivesSuccess) await undoAttempt(db, key)
    return result
  }
}
