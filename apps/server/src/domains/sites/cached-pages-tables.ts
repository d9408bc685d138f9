import type { Generated } from 'kysely'

/** A page that a user has not saved yet. */
export interface CachedPagesTable {
  accountId: string
  userId: string
  /** The site's id, or what the client called it. */
  key: string
  pageId: string
  position: number
  /** JSON text. */
  page: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    cachedPages: CachedPagesTable
  }
}
