import type { NapUseKind, ShownListing } from '@web2/contract/listings'
import type { Kysely, RawBuilder, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { NapsTable } from './tables.ts'

/** One kind of record that references listings. */
export interface ListingReferenceKind {
  readonly kind: NapUseKind
  /** Table with the columns id, account_id, name and nap_id, which references naps with `on delete set null`. */
  readonly table: string
  /** True for rows that users see. Other rows may be restored, so their reference changes too. */
  readonly isSeen: RawBuilder<unknown>
  /** The record's name as users see it; its `name` if left out. */
  readonly shownName?: (name: string) => string
  /** Emits that these records reference another listing now. */
  readonly emitChanged: (
    transaction: Transaction<Database>,
    accountId: string,
    ids: readonly string[],
  ) => Promise<void>
}

export interface ListingMerge {
  readonly accountId: string
  /** The listing that is removed, and the one that takes its place. */
  readonly from: string
  readonly to: string
}

declare module '../../platform/context.ts' {
  interface Contributions {
    readonly listingReferences: {
      readonly kinds: readonly ListingReferenceKind[]
      /** Tables of work in progress and of leads: they follow a listing, and are not listed as references. */
      readonly readers: readonly string[]
      /** Returns what each published destination shows of the listings, or should show, by the listing's id. */
      readonly published: (
        db: Kysely<Database>,
        accountId: string,
        naps: readonly Selectable<NapsTable>[],
      ) => Promise<ReadonlyMap<string, ShownListing[]>>
      /** Run in the transaction of a merge, while both listings exist. */
      readonly onMerge: readonly ((
        transaction: Transaction<Database>,
        merge: ListingMerge,
      ) => Promise<void>)[]
    }
  }
}
