import type { Generated } from 'kysely'

/** Unsaved page of a user. */
export interface CachedPagesTable {
  accountId: string
  userId: string
  /** The site's id, or the client's own key. */
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
