import type {
  AccountsTable,
  AuditLogTable,
  LoginSessionsTable,
  MembershipsTable,
  RateLimitsTable,
  UsersTable,
} from './tables/accounts.ts'
import type { CloudAccountsTable } from './tables/clouds.ts'
import type { DocumentsTable, SavedBlocksTable } from './tables/documents.ts'
import type { SiteDownloadsTable } from './tables/downloads.ts'
import type { SiteImportsTable } from './tables/imports.ts'
import type { MediaFilesTable, MediaFoldersTable } from './tables/media.ts'
import type { NapsTable } from './tables/naps.ts'
import type { NotificationsTable } from './tables/notifications.ts'
import type { OutboxTable } from './tables/outbox.ts'
import type { PublicationsTable } from './tables/publications.ts'
import type { RunItemsTable, RunsTable } from './tables/runs.ts'
import type { SiteFilesTable, SitePagesTable, SitesTable, SiteTargetsTable } from './tables/sites.ts'
import type { UsageCountersTable } from './tables/usage.ts'

/**
 * Every table, one interface a file in `tables/`, joined here. Columns are snake_case in SQL and camelCase in code
 * (Kysely's CamelCasePlugin, wired in connect.ts).
 */
export interface Database {
  accounts: AccountsTable
  users: UsersTable
  memberships: MembershipsTable
  loginSessions: LoginSessionsTable
  rateLimits: RateLimitsTable
  auditLog: AuditLogTable
  outbox: OutboxTable
  usageCounters: UsageCountersTable
  naps: NapsTable
  mediaFolders: MediaFoldersTable
  mediaFiles: MediaFilesTable
  notifications: NotificationsTable
  cloudAccounts: CloudAccountsTable
  cloudPages: DocumentsTable
  cloudModules: DocumentsTable
  cloudTemplates: DocumentsTable
  savedBlocks: SavedBlocksTable
  sites: SitesTable
  sitePages: SitePagesTable
  siteTargets: SiteTargetsTable
  siteFiles: SiteFilesTable
  publications: PublicationsTable
  siteDownloads: SiteDownloadsTable
  siteImports: SiteImportsTable
  runs: RunsTable
  runItems: RunItemsTable
}
