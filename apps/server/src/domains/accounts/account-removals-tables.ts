import type { ColumnType } from 'kysely'

/** Files of a deleted account that remain outside the database; `id` is the account's id. */
export interface AccountRemovalsTable {
  id: string
  removedAt: string
  /** Folders of its sites on the built-in host. */
  siteFolders: string[]
  pictures: ColumnType<{ sha256: string; ending: string }[], string, string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    accountRemovals: AccountRemovalsTable
  }
}
