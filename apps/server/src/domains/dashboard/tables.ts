import type { DashboardCounts, DemoKind } from '@web2/contract/dashboard'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** The counted subjects; migration 0335 defines their rows and states. */
export type CountSubject =
  'posts' | 'posts-by-day' | 'pages-by-day' | 'articles' | 'listings' | 'properties' | 'links' | 'sites'

type KeptCountsTable = Row<
  'keptCounts',
  {
    subject: CountSubject
    /** The status of the rows; empty if there is none. */
    state: AsStored
    /** Day in UTC, '2026-11-20'; '-infinity' for counts without days. */
    day: AsStored
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Records of an account that are sample data. */
    demoRecords: Row<
      'demoRecords',
      {
        kind: DemoKind
        /** Digest of the editable columns. */
        content: AsStored
      }
    >
    keptCounts: KeptCountsTable
    /** Counts of each user's latest dashboard visit, and of the one before it. */
    dashboardVisits: Row<
      'dashboardVisits',
      { counts: Json<DashboardCounts>; sinceCounts: Json<DashboardCounts> }
    >
    /** Changes not merged yet, written only by triggers. */
    countChanges: Row<'countChanges', { subject: CountSubject }>
    /** A view of the counts, computed from the rows. */
    countedRows: KeptCountsTable
  }
}
