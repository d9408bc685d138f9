import type { ColumnType } from 'kysely'

/** What lies outside the database of an account that was deleted; `id` was the account's. */
export interface AccountRemovalsTable {
  id: string
  removedAt: string
  /** Of its sites at the built-in host. */
  siteFolders: string[]
  pictures: ColumnType<{ sha256: string; ending: string }[], string, string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    accountRemovals: AccountRemovalsTable
  }
}
