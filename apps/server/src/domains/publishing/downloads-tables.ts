import type { Generated } from 'kysely'

/** Zip files of sites; the file lies below DATA_DIR/downloads, its run says how far it is. */
export interface SiteDownloadsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  siteId: string
  siteName: string
  runId: string
  /** The address that its pages name; null for the site's main one, empty for none. */
  address: string | null
  /** Bytes of the file once it is whole. */
  size: number | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    siteDownloads: SiteDownloadsTable
  }
}
