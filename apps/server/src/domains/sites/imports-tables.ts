import type { ImportReport } from '@web2/contract/sites'
import type { ColumnType, Generated } from 'kysely'

/** Sites imported from zip files; the upload is below DATA_DIR/imports until the run has ended. */
export interface SiteImportsTable {
  id: string
  accountId: string
  createdBy: string
  createdAt: Generated<string>
  siteName: string
  rootSlug: string
  runId: string
  siteId: string | null
  report: ColumnType<ImportReport | null, string | null, string | null>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    siteImports: SiteImportsTable
  }
}
