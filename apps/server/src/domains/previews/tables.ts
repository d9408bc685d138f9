import type { Row } from '../../platform/db/row.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Preview links to a site or a campaign plan. */
    previewLinks: Row<'previewLinks'>
  }
}
