import { Type, type Static } from 'typebox'
import { NapData, type Nap } from './listing.ts'
import { Id } from '../core/record.ts'

/** Fields in which two listings match. */
export type DuplicateReason = 'phone' | 'address'

/** Possible duplicates of a listing. */
export interface NapDuplicates {
  _id: string
  total: number
  /** The first of them by name. */
  data: { nap: Nap; same: DuplicateReason[] }[]
}

const Compared = Type.Object({ _id: Id, updatedAt: Type.String() }, { additionalProperties: false })

/**
 * POST /nap-merges: merges two listings. `keep` gets `data` and all references to `remove`, which is deleted.
 * Both carry the time of their latest change; responds 409 if either has changed since.
 */
export const NapMerge = Type.Object(
  { keep: Compared, remove: Compared, data: NapData },
  { additionalProperties: false },
)
export type NapMerge = Static<typeof NapMerge>

declare module '../core/resources.ts' {
  interface Resources {
    'nap-duplicates': { record: NapDuplicates }
    'nap-merges': { create: NapMerge; created: Nap }
  }
}
