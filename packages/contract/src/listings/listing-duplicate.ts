import { Type, type Static } from 'typebox'
import { NapData, type Nap } from './listing.ts'
import { Id } from '../core/record.ts'

/** In what two listings are the same. */
export type DuplicateReason = 'phone' | 'address'

/** Listings that may be the same business as another one. */
export interface NapDuplicates {
  _id: string
  total: number
  /** The first of them by name. */
  data: { nap: Nap; same: DuplicateReason[] }[]
}

const Compared = Type.Object({ _id: Id, updatedAt: Type.String() }, { additionalProperties: false })

/**
 * POST /nap-merges: merges two listings. `keep` gets `data` and all listing references of `remove`, which is
 * deleted. Both are named with the time of their latest change: 409 on an edit conflict.
 */
export const NapMerge = Type.Object(
  { keep: Compared, remove: Compared, data: NapData },
  { additionalProperties: false },
)
export type NapMerge = Static<typeof NapMerge>
