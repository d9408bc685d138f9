import { Type, type Static } from 'typebox'
import { napBatchRows, NapData, type Nap } from './listing.ts'
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

const { phone, country, address1, address2, city, zip } = NapData.properties

/** POST /nap-duplicates: compares rows with the account's listings before they are imported; stores nothing. */
export const NapComparison = Type.Object(
  {
    rows: Type.Array(
      Type.Object({ phone, country, address1, address2, city, zip }, { additionalProperties: false }),
      {
        minItems: 1,
        maxItems: napBatchRows,
      },
    ),
  },
  { additionalProperties: false },
)
export type NapComparison = Static<typeof NapComparison>

/** Rows that may be listings of the account, each with the first such listing by name. */
export interface NapComparisonAnswer {
  readonly data: readonly {
    /** Index in `rows`. */
    readonly row: number
    readonly nap: Pick<Nap, '_id' | 'businessName'>
    readonly same: readonly DuplicateReason[]
  }[]
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
    'nap-duplicates': { record: NapDuplicates; create: NapComparison; created: NapComparisonAnswer }
    'nap-merges': { create: NapMerge; created: Nap }
  }
}
