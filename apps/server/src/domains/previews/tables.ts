import type { Generated } from 'kysely'

/** Preview links to a site or a campaign plan. */
interface PreviewLinksTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  siteId: string | null
  campaignId: string | null
  secretHash: string
  expiresAt: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    previewLinks: PreviewLinksTable
  }
}
