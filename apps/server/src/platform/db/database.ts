import type { AccessTokensTable } from './access-tokens-tables.ts'
import type { AccountRemovalsTable } from '../../domains/accounts/account-removals-tables.ts'
import type {
  AccountsTable,
  AuditLogTable,
  LoginSessionsTable,
  MembershipsTable,
  RateLimitsTable,
  TwoFactorTable,
  UsersTable,
} from '../../domains/accounts/tables.ts'
import type { ArticleBulkRowsTable, ArticleBulksTable } from '../../domains/articles/article-bulks-tables.ts'
import type {
  ArticlesTable,
  ArticleVersionsTable,
  DeletedArticlesTable,
} from '../../domains/articles/tables.ts'
import type { AssistedPostsTable } from '../../domains/campaigns/assisted-posts-tables.ts'
import type {
  BillingEventsTable,
  BillingRequestsTable,
  SubscriptionsTable,
} from '../../domains/billing/tables.ts'
import type { BlogImagesTable } from '../../domains/campaigns/blog-image-tables.ts'
import type { CampaignJobsTable, CampaignLogsTable, CampaignsTable } from '../../domains/campaigns/tables.ts'
import type { CloudAccountsTable } from '../../domains/clouds/tables.ts'
import type { CountChangesTable, CountedRowsView, KeptCountsTable } from '../../domains/dashboard/tables.ts'
import type { DemoRecordsTable } from '../../domains/dashboard/demo-records-tables.ts'
import type { DocumentsTable, SavedBlocksTable } from '../../domains/sites/documents-tables.ts'
import type { SiteDownloadsTable } from '../../domains/publishing/downloads-tables.ts'
import type { GenerationCardsTable, GenerationsTable } from '../../domains/articles/generations-tables.ts'
import type { RssArticlesTable, RssFeedsTable } from '../../domains/feeds/tables.ts'
import type { HostedFilesTable } from '../../domains/clouds/hosted-files-tables.ts'
import type { SiteImportsTable } from '../../domains/sites/imports-tables.ts'
import type {
  ImageGenerationsTable,
  ImageRightsTable,
  ImageSearchesTable,
} from '../../domains/media/images-tables.ts'
import type { MailsTable } from '../../domains/notifications/tables.ts'
import type { MediaFilesTable, MediaFoldersTable } from '../../domains/media/tables.ts'
import type { NapBatchesTable, NapsTable } from '../../domains/listings/tables.ts'
import type { NodesTable } from './nodes-tables.ts'
import type { NotificationsTable } from '../../domains/notifications/notifications-tables.ts'
import type { OutboxTable } from './tables.ts'
import type {
  InvitationsTable,
  PasswordResetsTable,
  PendingRegistrationsTable,
} from '../../domains/accounts/people-tables.ts'
import type {
  PropertiesTable,
  PropertyBatchesTable,
  SubPropertiesTable,
  VerificationsTable,
} from '../../domains/properties/tables.ts'
import type {
  ListingChangesTable,
  ListingUpdatePlacesTable,
  PostTextsTable,
} from '../../domains/listing-updates/tables.ts'
import type { LinkGatheringsTable, PostLinksTable } from '../../domains/links/tables.ts'
import type { PreviewLinksTable } from '../../domains/previews/tables.ts'
import type { PublicationsTable, PublishedListingsTable } from '../../domains/publishing/tables.ts'
import type { PromptStackersTable } from '../../domains/articles/prompt-stackers-tables.ts'
import type { RateBudgetsTable, RateSlotsTable } from './rate-budgets-tables.ts'
import type { RunItemsTable, RunsTable } from './runs-tables.ts'
import type { SeenClockTable } from './seen-clock-tables.ts'
import type { SeenHintsTable } from '../../domains/accounts/seen-hints-tables.ts'
import type { SecretCheckTable } from './secret-check-tables.ts'
import type { SettingKeysTable, SettingsTable } from '../../domains/accounts/settings-tables.ts'
import type { CachedPagesTable } from '../../domains/sites/cached-pages-tables.ts'
import type { WorkingCopiesTable, WorkingPagesTable } from '../../domains/sites/working-copy-tables.ts'
import type {
  SiteFilesTable,
  SiteMovedPagesTable,
  SitePagesTable,
  SitesTable,
  SiteTargetsTable,
} from '../../domains/sites/tables.ts'
import type { TiersTable } from '../../domains/billing/tiers-tables.ts'
import type {
  ArticleSignaturesTable,
  SitePageSignaturesTable,
  TurboDataChunksTable,
  TurboDataTable,
  TurboPagesTable,
  TurboPicturesTable,
  TurbosTable,
  TurboTextsTable,
} from '../../domains/generator/tables.ts'
import type { UsageCountersTable, UsageDaysTable } from '../../domains/billing/usage-tables.ts'
import type { WorkAttemptsTable } from './work-attempt-tables.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../../domains/notifications/webhooks-tables.ts'

/**
 * All tables, joined from the domains' interfaces. Columns are snake_case in SQL and camelCase in code
 * (Kysely's CamelCasePlugin, configured in connect.ts).
 */
export interface Database {
  accounts: AccountsTable
  accountRemovals: AccountRemovalsTable
  users: UsersTable
  memberships: MembershipsTable
  invitations: InvitationsTable
  passwordResets: PasswordResetsTable
  pendingRegistrations: PendingRegistrationsTable
  mails: MailsTable
  loginSessions: LoginSessionsTable
  twoFactor: TwoFactorTable
  accessTokens: AccessTokensTable
  rateLimits: RateLimitsTable
  rateBudgets: RateBudgetsTable
  rateSlots: RateSlotsTable
  seenClock: SeenClockTable
  seenHints: SeenHintsTable
  secretCheck: SecretCheckTable
  auditLog: AuditLogTable
  outbox: OutboxTable
  postLinks: PostLinksTable
  linkGatherings: LinkGatheringsTable
  articles: ArticlesTable
  deletedArticles: DeletedArticlesTable
  articleVersions: ArticleVersionsTable
  articleBulks: ArticleBulksTable
  articleBulkRows: ArticleBulkRowsTable
  tiers: TiersTable
  billingRequests: BillingRequestsTable
  subscriptions: SubscriptionsTable
  billingEvents: BillingEventsTable
  usageCounters: UsageCountersTable
  usageDays: UsageDaysTable
  demoRecords: DemoRecordsTable
  keptCounts: KeptCountsTable
  countChanges: CountChangesTable
  countedRows: CountedRowsView
  napBatches: NapBatchesTable
  naps: NapsTable
  mediaFolders: MediaFoldersTable
  mediaFiles: MediaFilesTable
  imageRights: ImageRightsTable
  imageSearches: ImageSearchesTable
  imageGenerations: ImageGenerationsTable
  nodes: NodesTable
  notifications: NotificationsTable
  cloudAccounts: CloudAccountsTable
  settings: SettingsTable
  settingKeys: SettingKeysTable
  cloudPages: DocumentsTable
  cloudModules: DocumentsTable
  cloudTemplates: DocumentsTable
  previewLinks: PreviewLinksTable
  savedBlocks: SavedBlocksTable
  sites: SitesTable
  sitePages: SitePagesTable
  siteTargets: SiteTargetsTable
  siteMovedPages: SiteMovedPagesTable
  cachedPages: CachedPagesTable
  workingCopies: WorkingCopiesTable
  workingPages: WorkingPagesTable
  siteFiles: SiteFilesTable
  hostedFiles: HostedFilesTable
  blogImages: BlogImagesTable
  publications: PublicationsTable
  publishedListings: PublishedListingsTable
  listingChanges: ListingChangesTable
  listingUpdatePlaces: ListingUpdatePlacesTable
  postTexts: PostTextsTable
  siteDownloads: SiteDownloadsTable
  siteImports: SiteImportsTable
  generations: GenerationsTable
  generationCards: GenerationCardsTable
  rssFeeds: RssFeedsTable
  rssArticles: RssArticlesTable
  properties: PropertiesTable
  propertyBatches: PropertyBatchesTable
  subProperties: SubPropertiesTable
  verifications: VerificationsTable
  assistedPosts: AssistedPostsTable
  campaigns: CampaignsTable
  campaignJobs: CampaignJobsTable
  campaignLogs: CampaignLogsTable
  promptStackers: PromptStackersTable
  turboData: TurboDataTable
  turboDataChunks: TurboDataChunksTable
  turbos: TurbosTable
  turboPages: TurboPagesTable
  turboTexts: TurboTextsTable
  turboPictures: TurboPicturesTable
  articleSignatures: ArticleSignaturesTable
  sitePageSignatures: SitePageSignaturesTable
  runs: RunsTable
  runItems: RunItemsTable
  workAttempts: WorkAttemptsTable
  webhooks: WebhooksTable
  webhookDeliveries: WebhookDeliveriesTable
}
