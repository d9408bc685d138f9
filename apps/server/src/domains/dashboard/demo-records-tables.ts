import type { DemoKind } from '@web2/contract/dashboard'

/** Records of an account that are sample data. */
export interface DemoRecordsTable {
  accountId: string
  kind: DemoKind
  recordId: string
  /** Digest of the editable columns. */
  content: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    demoRecords: DemoRecordsTable
  }
}
