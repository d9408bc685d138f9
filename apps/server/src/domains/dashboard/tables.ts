import type { Generated } from 'kysely'

/** What is counted, and in which states; migration 0335 says of which rows. */
export type CountSubject =
  'posts' | 'posts-by-day' | 'pages-by-day' | 'articles' | 'listings' | 'properties' | 'links' | 'sites'

interface Counted {
  accountId: string
  subject: CountSubject
  /** The status of the rows; empty where there is none. */
  state: string
  /** A day in UTC, '2026-11-20'; '-infinity' where days do not matter. */
  day: string
  amount: number
}

export type KeptCountsTable = Counted

/** What statements have changed and no worker has added up yet. Written by triggers alone. */
export interface CountChangesTable extends Counted {
  id: Generated<number>
}

/** What the counts should be, counted anew. A view. */
export type CountedRowsView = Counted

declare module '../../platform/db/database.ts' {
  interface Database {
    keptCounts: KeptCountsTable
    countChanges: CountChangesTable
    countedRows: CountedRowsView
  }
}
