import type { AccessTokensTable } from './tables/access-tokens.ts'
import type { AccountRemovalsTable } from './tables/account-removals.ts'
import type {
  AccountsTable,
  AuditLogTable,
  LoginSessionsTable,
  MembershipsTable,
  RateLimitsTable,
  TwoFactorTable,
  UsersTable,
} from './tables/accounts.ts'
import type { ArticleBulkRowsTable, ArticleBulksTable } from './tables/article-bulks.ts'
import type { ArticlesTable, ArticleVersionsTable, DeletedArticlesTable } from './tables/articles.ts'
import type { AssistedPostsTable } from './tables/assisted-posts.ts'
import type { BillingEventsTable, BillingRequestsTable, SubscriptionsTable } from './tables/billing.ts'
import type { BlogImagesTable } from './tables/blog-images.ts'
import type { CampaignJobsTable, CampaignLogsTable, CampaignsTable } from './tables/campaigns.ts'
import type { CloudAccountsTable } from './tables/clouds.ts'
import type { CountChangesTable, CountedRowsView, KeptCountsTable } from './tables/counts.ts'
import type { DemoRecordsTable } from './tables/demo-records.ts'
import type { DocumentsTable, SavedBlocksTable } from './tables/documents.ts'
import type { SiteDownloadsTable } from './tables/downloads.ts'
import type { GenerationCardsTable, GenerationsTable } from './tables/generations.ts'
import type { RssArticlesTable, RssFeedsTable } from './tables/feeds.ts'
import type { HostedFilesTable } from './tables/hosted-files.ts'
import type { SiteImportsTable } from './tables/imports.ts'
import type { ImageGenerationsTable, ImageRightsTable, ImageSearchesTable } from './tables/images.ts'
import type { MailsTable } from './tables/mails.ts'
import type { MediaFilesTable, MediaFoldersTable } from './tables/media.ts'
import type { NapBatchesTable, NapsTable } from './tables/naps.ts'
import type { NodesTable } from './tables/nodes.ts'
import type { NotificationsTable } from './tables/notifications.ts'
import type { OutboxTable } from './tables/outbox.ts'
import type { InvitationsTable, PasswordResetsTable, PendingRegistrationsTable } from './tables/people.ts'
import type {
  PropertiesTable,
  PropertyBatchesTable,
  SubPropertiesTable,
  VerificationsTable,
} from './tables/properties.ts'
import type {
  ListingChangesTable,
  ListingUpdatePlacesTable,
  PostTextsTable,
} from './tables/listing-updates.ts'
import type { LinkGatheringsTable, PostLinksTable } from './tables/post-links.ts'
import type { PreviewLinksTable } from './tables/preview-links.ts'
import type { PublicationsTable, PublishedListingsTable } from './tables/publications.ts'
import type { PromptStackersTable } from './tables/prompt-stackers.ts'
import type { RateBudgetsTable, RateSlotsTable } from './tables/rate-budgets.ts'
import type { RunItemsTable, RunsTable } from './tables/runs.ts'
import type { SeenClockTable } from './tables/seen-clock.ts'
import type { SeenHintsTable } from './tables/seen-hints.ts'
import type { SecretCheckTable } from './tables/secret-check.ts'
import type { SettingKeysTable, SettingsTable } from './tables/settings.ts'
import type { CachedPagesTable } from './tables/cached-pages.ts'
import type { WorkingCopiesTable, WorkingPagesTable } from './tables/working-copies.ts'
import type {
  SiteFilesTable,
  SiteMovedPagesTable,
  SitePagesTable,
  SitesTable,
  SiteTargetsTable,
} from './tables/sites.ts'
import type { TiersTable } from './tables/tiers.ts'
import type {
  ArticleSignaturesTable,
  SitePageSignaturesTable,
  TurboDataChunksTable,
  TurboDataTable,
  TurboPagesTable,
  TurboPicturesTable,
  TurbosTable,
  TurboTextsTable,
} from './tables/turbo.ts'
import type { UsageCountersTable, UsageDaysTable } from './tables/usage.ts'
import type { WorkAttemptsTable } from './tables/work-attempts.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from './tables/webhooks.ts'

/**
 * Every table, one interface a file in `tables/`, joined here. Columns are snake_case in SQL and camelCase in code
 * (Kysely's CamelCasePlugin, wired in connect.ts).
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
