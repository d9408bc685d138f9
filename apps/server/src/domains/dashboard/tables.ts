import type { Generated } from 'kysely'
import type { DemoKind } from '@web2/contract/dashboard'

/** Records of an account that are sample data. */
interface DemoRecordsTable {
  accountId: string
  kind: DemoKind
  recordId: string
  /** Digest of the editable columns. */
  content: string
}

/** The counted subjects; migration 0335 defines their rows and states. */
export type CountSubject =
  'posts' | 'posts-by-day' | 'pages-by-day' | 'articles' | 'listings' | 'properties' | 'links' | 'sites'

interface Counted {
  accountId: string
  subject: CountSubject
  /** The status of the rows; empty if there is none. */
  state: string
  /** Day in UTC, '2026-11-20'; '-infinity' for counts without days. */
  day: string
  amount: number
}

type KeptCountsTable = Counted

/** Changes not merged yet, written only by triggers. */
interface CountChangesTable extends Counted {
  id: Generated<number>
}

/** A view of the counts, computed from the rows. */
type CountedRowsView = Counted

declare module '../../platform/db/database.ts' {
  interface Database {
    demoRecords: DemoRecordsTable
    keptCounts: KeptCountsTable
    countChanges: CountChangesTable
    countedRows: CountedRowsView
  }
}
