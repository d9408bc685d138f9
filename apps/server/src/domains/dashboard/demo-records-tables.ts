import type { DemoKind } from '@web2/contract/dashboard'

/** Which records of an account are examples. */
export interface DemoRecordsTable {
  accountId: string
  kind: DemoKind
  recordId: string
  /** A digest of what people can change of it. */
  content: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    demoRecords: DemoRecordsTable
  }
}
