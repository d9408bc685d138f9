import type { Generated } from 'kysely'

/** Zip files of sites. The file is below DATA_DIR/downloads; its run holds the progress. */
export interface SiteDownloadsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  siteId: string
  siteName: string
  runId: string
  /** Site URL used in its pages; null for the site's main one, empty for none. */
  address: string | null
  /** Size of the complete file in bytes. */
  size: number | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    siteDownloads: SiteDownloadsTable
  }
}
