import type {
  LoginSession,
  ProfilePatch,
  TwoFactor,
  TwoFactorChanged,
  TwoFactorPatch,
  TwoFactorSecret,
  Invitation,
  InvitationAnswer,
  InvitationData,
  Membership,
  MembershipPatch,
  OpenInvitation,
  Setting,
  SettingChange,
  SettingService,
  SettingTest,
  UserAdminPatch,
  UserCreate,
  OpenRegistration,
  AccessToken,
  AccessTokenCreate,
  AccessTokenCreated,
} from '@web2/contract/accounts'
import type {
  Article,
  ArticleBulk,
  ArticleBulkPatch,
  ArticleBulkPlan,
  ArticleBulkRow,
  ArticleBulkRowPatch,
  ArticleBulkStart,
  ArticleData,
  ArticlePatch,
  ArticleRestore,
  ArticleVersionContent,
  ArticlePrompt,
  ArticlePromptData,
  Generation,
  GenerationCard,
  GenerationCardPatch,
  GenerationPatch,
  GenerationStart,
  GeneratorPreset,
  GeneratorPresetData,
  OfferedModel,
  Category,
  CategoryData,
  PromptStacker,
  PromptStackerData,
  PromptStackerPatch,
  PublishedPage,
} from '@web2/contract/articles'
import type {
  Campaign,
  CampaignData,
  CampaignJob,
  CampaignJobPatch,
  CampaignLog,
  CampaignPatch,
  CampaignPost,
  CampaignPostPatch,
  AssistedPost,
  AssistedPostContent,
  AssistedPostCreate,
  AssistedPostPatch,
} from '@web2/contract/campaigns'
import type {
  Bucket,
  CloudAccount,
  CloudAccountCreate,
  CloudAccountPatch,
  CloudAccountTest,
  CloudSetting,
} from '@web2/contract/clouds'
import type { AuditLine, Run, User, DeadLetter, DeadLetterPatch } from '@web2/contract/core'
import type { TextProvider } from '@web2/contract/ai'
import type { RssArticle, RssArticlePatch, RssFeed, RssFeedData, RssFeedPatch } from '@web2/contract/feeds'
import type { PostLink } from '@web2/contract/links'
import type {
  ListingReview,
  ListingUpdate,
  ListingUpdateCreate,
  PostText,
  PostTextPatch,
} from '@web2/contract/listing-updates'
import type { Nap, NapData, NapDuplicates, NapMerge, NapUses } from '@web2/contract/listings'
import type {
  Mail,
  Notification,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookPatch,
} from '@web2/contract/notifications'
import type { AccountDeletion } from '@web2/contract/operations'
import type {
  OfferedMeans,
  OtpAccepted,
  OtpAnswer,
  Property,
  PropertyData,
  PropertyPatch,
  PropertyUses,
  GuestVerification,
  SubProperty,
  Verification,
  VerificationLink,
  VerificationStart,
  WpAction,
} from '@web2/contract/properties'
import type {
  Publication,
  PublicationPlan,
  PublicationPlanCreate,
  PublicationRestore,
  SiteDownload,
  SiteDownloadCreate,
  SiteDownloadStarted,
  PublicationReview,
} from '@web2/contract/publishing'
import type {
  CloudModuleChange,
  CloudModuleContent,
  CloudModuleCreate,
  CloudPageChange,
  CloudPageContent,
  CloudPageCreate,
  CloudTemplateChange,
  CloudTemplateCreate,
  ModuleUses,
  PagePut,
  SavedBlockContent,
  SavedBlockCreate,
  SavedBlockPatch,
  Site,
  SiteCreate,
  SiteImport,
  SitePageContent,
  SitePatch,
  SiteSummary,
  SiteTemplate,
} from '@web2/contract/sites'
import { apiClient } from './client.ts'
import { inParts, resource, type Query } from './resource.ts'

/** Resources as the screens call them; the shapes are the contract's. */
/** How things stand in the account. One answer, no list. */
export const dashboardPath = 'dashboard'

export const naps = resource<Nap, NapData>('naps')
/** Read only: where a listing is used, and what of it is published. */
export const napUses = resource<NapUses>('nap-uses')
/** Read only: listings that may be the same business as another one. */
export const napDuplicates = resource<NapDuplicates>('nap-duplicates')
/** Read only: what still shows a listing's old data. Removing it lets that stay. */
export const listingChanges = resource<ListingReview>('listing-changes')
/** Makes the chosen replacements after a listing was changed. */
export const listingUpdates = resource<ListingUpdate, ListingUpdateCreate>('listing-updates')
/** Published posts as their blogs show them now. */
export const postTexts = resource<PostText, never, PostTextPatch>('post-texts')
/** Makes one listing of two; answers the one that is kept. */
export const napMerges = resource<Nap, NapMerge>('nap-merges')
/** Without `text` and `generator` in lists. */
export const articles = resource<Article, ArticleData, ArticlePatch>('articles')

/** Gives several articles a category or a status. */
export const patchArticles = async (
  ids: readonly string[],
  data: Pick<ArticlePatch, 'categoryId' | 'status'>,
): Promise<void> => {
  const service = (await apiClient()).service(articles.path)
  for (const some of inParts(ids)) await service.patch(null, data, { query: { _id: { $in: some } } })
}

/** Read only: links of posts and pages, and what has become of them. */
export const postLinks = resource<PostLink, never, never>('post-links')

/** Read only: live pages of the account's sites. */
export const publishedPages = resource<PublishedPage>('published-pages')

/** What an article said before, by `articleId`; without texts in lists. */
export const articleVersions = resource<ArticleVersionContent, never>('article-versions')

/** Gives an article what it said in a version; answers the article. */
export const restoreArticle = async (wanted: ArticleRestore): Promise<Article> =>
  (await apiClient()).service(articleVersions.path).create(wanted)

export const categories = resource<Category, CategoryData>('categories')
export const promptStackers = resource<PromptStacker, PromptStackerData, PromptStackerPatch>('prompt-stacker')
/** Card trees that are kept. */
export const generatorPresets = resource<GeneratorPreset, GeneratorPresetData>('article-generator')
export const articlePrompts = resource<ArticlePrompt, ArticlePromptData>('article-prompts')
/** Creating one begins to write. */
export const generations = resource<Generation, GenerationStart, GenerationPatch>('generations')
export const generationCards = resource<GenerationCard, never, GenerationCardPatch>('generation-cards')

/** Creating one begins to write an article for each keyword. */
export const articleBulks = resource<ArticleBulk, ArticleBulkStart, ArticleBulkPatch>(
  'article-bulk-generator',
)
export const articleBulkRows = resource<ArticleBulkRow, never, ArticleBulkRowPatch>('article-bulk-rows')

/** What a bulk would take and repeat; nothing is begun. */
export const planArticleBulk = async (wanted: ArticleBulkStart): Promise<ArticleBulkPlan> =>
  (await apiClient()).service('article-bulk-plans').create(wanted)

/** The models that a service offers to the account's key. */
export const offeredModels = async (service: TextProvider): Promise<OfferedModel[]> =>
  (await apiClient()).service(generatorPresets.path).find({ query: { service } })

export const cloudAccounts = resource<CloudAccount, CloudAccountCreate, CloudAccountPatch>(
  'cloud-settings-manager',
)

const accountService = async () => (await apiClient()).service(cloudAccounts.path)

/** Tries keys at their store and saves nothing; what is absent is taken from the stored account. */
export const testCloudAccount = async (
  id: string | null,
  keys: Omit<CloudAccountPatch, 'action'> = {},
): Promise<CloudAccountTest> => {
  const service = await accountService()
  return id === null
    ? service.create({ ...keys, action: 'test' })
    : service.patch(id, { ...keys, action: 'test' })
}

/** One record for the account; keys are told as `{ set, last4 }` and changed by what is sent. */
export const settings = resource<Setting, SettingChange>('settings')

/** Tries a service with its stored keys and what `change` names; nothing is saved. */
export const testSetting = async (test: SettingService, change: SettingChange = {}): Promise<SettingTest> =>
  (await apiClient()).service(settings.path).create({ ...change, test })

/** VAs asked into the account; removing an invitation takes it back. */
export const invitations = resource<Invitation, InvitationData, { resend: true }>('invite-user')
/** All users of the installation, for admins. */
export const users = resource<User, UserCreate, UserAdminPatch>('users')

/** What is the user's own: name, picture, password. */
export const patchProfile = async (id: string, data: ProfilePatch): Promise<User> =>
  (await apiClient()).service(users.path).patch(id, data)

/** An admin's sign-in as somebody else. */
export const loginAsUser = async (userId: string): Promise<{ accessToken: string; user: User }> =>
  (await apiClient()).service('login-as-user').create({ userId })

/** Who did what in the account; read only. */
export const auditLog = resource<AuditLine>('audit-log')

/** The user's own sign-ins; removing one ends it. */
export const loginSessions = resource<LoginSession>('login-sessions')

export const ownTwoFactor = async (): Promise<TwoFactor> =>
  (await apiClient()).service('two-factor').get('current')

export const beginTwoFactor = async (password: string): Promise<TwoFactorSecret> =>
  (await apiClient()).service('two-factor').create({ password })

export const changeTwoFactor = async (change: TwoFactorPatch): Promise<TwoFactorChanged> =>
  (await apiClient()).service('two-factor').patch('current', change)

/** Deletes a user; the account that is theirs goes with all that is in it, or becomes the caller's. */
export const deleteUser = async (id: string, content: 'delete' | 'keep'): Promise<User> =>
  (await apiClient()).service(users.path).remove(id, { query: { content } })

/** Mail of the installation, for admins; without its text in lists. */
/** How the installation is doing; only admins may ask. */
export const installationStatusPath = 'installation-status'
export const deadLetters = resource<DeadLetter, never, DeadLetterPatch>('dead-letters')
export const mails = resource<Mail, never, { retry: true }>('mails')

/** The people of the account. */
export const memberships = resource<Membership, never, MembershipPatch>('memberships')

/** What the holder of a mailed link is asked into. */
export const openInvitation = async (token: string): Promise<OpenInvitation> =>
  (await apiClient()).service('invitations').get(token)

export const acceptInvitation = async (answer: InvitationAnswer): Promise<{ email: string }> =>
  (await apiClient()).service('invitations').create(answer)

/** Mails a link for a new password, if there is such a user. */
export const askForReset = async (email: string): Promise<void> => {
  await (await apiClient()).service('password-resets').create({ email })
}

/** Redeems the mailed link; answers whose it was. */
export const resetPassword = async (token: string, password: string): Promise<{ email: string }> =>
  (await apiClient()).service('password-resets').patch(token, { password })

/** The registration of a mailed link. */
export const openRegistration = async (token: string): Promise<OpenRegistration> =>
  (await apiClient()).service('registrations').get(token)

/** Opens the account of a mailed link, by the password that was chosen for it. */
export const confirmRegistration = async (token: string, password: string): Promise<{ email: string }> =>
  (await apiClient()).service('registrations').patch(token, { password })

/** Goes on in another account of the user. */
export const switchAccount = async (accountId: string): Promise<void> => {
  await (await apiClient()).service(loginSessions.path).patch('current', { accountId })
}

/** Tokens for scripts; removing one revokes it. */
export const accessTokens = resource<AccessToken>('access-tokens')
export const webhooks = resource<Webhook, WebhookCreate, WebhookPatch>('webhooks')
export const webhookDeliveries = resource<WebhookDelivery, never, { action: 'redeliver' }>(
  'webhook-deliveries',
)

/** Makes a token; only this answer holds it. */
export const createAccessToken = async (wanted: AccessTokenCreate): Promise<AccessTokenCreated> =>
  (await apiClient()).service(accessTokens.path).create(wanted)

/** Deletes the account of whoever is signed in, for good. */
export const deleteAccount = async (confirmation: AccountDeletion): Promise<unknown> =>
  (await apiClient()).service('account-deletion').create(confirmation)

export const cloudSettings = resource<CloudSetting>('cloud-settings')
export const cloudTemplates = resource<SiteTemplate, CloudTemplateCreate, CloudTemplateChange>(
  'cloud-templates',
)
/** Pages and sections come without their content in lists, unless `$select` names `html` or `document`. */
export const cloudPages = resource<CloudPageContent, CloudPageCreate, CloudPageChange>('cloud-pages')
export const cloudModules = resource<CloudModuleContent, CloudModuleCreate, CloudModuleChange>(
  'cloud-modules',
)
/** Read only: where a section is shown. */
export const moduleUses = resource<ModuleUses>('module-uses')
/** Without `fragment` in lists, unless `$select` names it. */
export const savedBlocks = resource<SavedBlockContent, SavedBlockCreate, SavedBlockPatch>('saved-blocks')
export const runs = resource<Run, never, { cancelRequested: true }>('runs')
/** The history of a site, by `siteId`; creating one restores an earlier publication. */
export const publications = resource<Publication, PublicationRestore>('publications')

const planService = async () => (await apiClient()).service('publication-plans')

/** What a publication would do at each place; nothing is changed. */
export const planPublication = async (wanted: PublicationPlanCreate): Promise<PublicationPlan> =>
  (await planService()).create(wanted)

/** What visitors would miss of a site or a generation, by its id; read only. */
export const publicationReviews = resource<PublicationReview>('publication-reviews')

const downloadService = async () => (await apiClient()).service('download-sites')

/** Asks for a zip file of a site. */
export const startDownload = async (wanted: SiteDownloadCreate): Promise<SiteDownloadStarted> =>
  (await downloadService()).create(wanted)

/** How far the zip file of a site is, by the id of its download. */
export const siteDownloads = resource<SiteDownload>('third-party-services')

/** How far the import of a site is. */
export const siteImports = resource<SiteImport>('site-imports')

/** Feeds of other sites, and their items; changing an item imports it. */
export const rssFeeds = resource<RssFeed, RssFeedData, RssFeedPatch>('rss-feeds')
export const rssArticles = resource<RssArticle, never, RssArticlePatch>('rss-articles')

export const campaigns = resource<Campaign, CampaignData, CampaignPatch>('campaigns')
/** The planned posts of campaigns, by `campaignId`. */
export const campaignJobs = resource<CampaignJob, never, CampaignJobPatch>('campaign-jobs')
/** What can be done with single posts of approved campaigns; removing one deletes it from its site. */
export const campaignPosts = resource<CampaignPost, never, CampaignPostPatch>('campaign-posts')
/** Read only: what happened to campaigns and their posts. */
export const campaignLogs = resource<CampaignLog>('campaign-logs')

/** Blogs and sites on platforms of others, and the places in them that take posts. */
export const properties = resource<Property, PropertyData, PropertyPatch>('properties')
export const subProperties = resource<SubProperty>('sub-properties')

/** Read only: the ways in which this version connects properties. */
export const propertyMeans = resource<OfferedMeans>('property-means')

/** What would go with properties when they are deleted. */
export const usesOfProperties = async (ids: readonly string[]): Promise<PropertyUses> =>
  (await apiClient()).service('property-uses').find({ query: { ids: ids.join(',') } })

export const notifications = resource<Notification, never, { status: 'seen' }>('notifications')

/** Does something with the posts of a WordPress property. */
export const wpAction = async <Answer>(action: WpAction): Promise<Answer> =>
  (await apiClient()).service('wp-actions').create(action)

const posts = resource<AssistedPost, AssistedPostCreate, AssistedPostPatch>('assisted-posts')
const postService = async () => (await apiClient()).service(posts.path)

/** Articles that people post by hand. */
export const assistedPosts = {
  ...posts,
  /** With what is pasted. */
  get: async (id: string): Promise<AssistedPostContent> => (await postService()).get(id),
  create: async (wanted: AssistedPostCreate): Promise<AssistedPostContent> =>
    (await postService()).create(wanted),
}

/** Attempts to connect properties; creating one begins it, changing one cancels it. */
export const verifications = resource<Verification, VerificationStart, { status: 'cancelled' }>(
  'property-verifications',
)

/** A link by which a guest can answer a verification. */
export const makeVerificationLink = async (jobId: string): Promise<VerificationLink> =>
  (await apiClient()).service('verification-links').create({ jobId })

/** What a verification asks the guest who holds the link with this secret. */
export const guestVerification = async (secret: string): Promise<GuestVerification> =>
  (await apiClient()).service('get-otp').get(secret)

/** Answers what a verification asks. */
export const sendOtp = async (answer: OtpAnswer): Promise<OtpAccepted> =>
  (await apiClient()).service('send-otp').create(answer)

/** Answers of cloud-builder that carry a failure as a value. */
export interface BuilderFailure {
  status: 'error'
  message: string
  /** A site that was stored, although it could not be published. */
  site?: Site
}
export type BuilderSaved = { status: 'success'; site: Site }
export type BuilderSite = { status: 'success'; site: Site; firstPage: SitePageContent | null }
export type BuilderPage = { status: 'success'; page: SitePageContent }

const builder = async () => (await apiClient()).service('cloud-builder')
const list = resource<SiteSummary, SiteCreate, SitePatch>('cloud-builder')

/** /cloud-builder: sites, their pages, and the buckets a site can go to. */
export const sites = {
  path: list.path,
  find: (query: Query = {}) => list.find({ pages: false, ...query }),
  findAll: (query: Query = {}) => list.findAll({ pages: false, ...query }),
  count: list.count,
  remove: list.remove,
  removeMany: list.removeMany,
  get: async (id: string): Promise<BuilderSite | BuilderFailure> =>
    (await builder()).get(id, { query: { html: false } }),
  /** Without its pages. */
  summary: async (id: string): Promise<{ status: 'success'; site: SiteSummary } | BuilderFailure> =>
    (await builder()).get(id, { query: { pages: false } }),
  /** With its pages, but without the content of any. */
  outline: async (id: string): Promise<BuilderSaved | BuilderFailure> =>
    (await builder()).get(id, { query: { firstPage: false } }),
  page: async (id: string, pageId: string): Promise<BuilderPage | BuilderFailure> =>
    (await builder()).get(id, { query: { pageId, html: false } }),
  create: async (data: SiteCreate): Promise<BuilderSaved | BuilderFailure> => (await builder()).create(data),
  patch: async (id: string, data: SitePatch): Promise<BuilderSaved | BuilderFailure> =>
    (await builder()).patch(id, data),
  putPage: async (siteId: string, data: PagePut): Promise<unknown> => (await builder()).update(siteId, data),
  buckets: async (query: {
    cloud: string
    accountLabel?: string
    storageId?: string
  }): Promise<{ status: 'success'; data: Bucket[] } | BuilderFailure> =>
    (await builder()).find({ query: { bucketList: true, ...query } }),
}
