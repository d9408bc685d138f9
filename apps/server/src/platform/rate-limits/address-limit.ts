import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { addAttempt, undoAttempt } from './rate-limit.ts'
import { createSlowLanes, type LaneBounds } from './slow-lanes.ts'

interface AddressLimit {
  /** Prefix of the bucket, before the address. */
  readonly name: string
  /** Operations of one address at full speed per window. */
  readonly most: number
  readonly seconds: number
  /** Limits of the slow lane for further operations. */
  readonly lane: LaneBounds
  /** Only failures count. */
  readonly forgivesSuccess?: boolean
}

/**
 * Limits the operations of one address without blocking it, because many users may share an address with one
 * who exceeded the limit. Further operations pass a slow lane of this process; throws 429 when that is full.
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
