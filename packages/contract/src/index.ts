export { appDescription, appTitle, appVersion, copyrightSince } from './app.ts'
export { articleGenerating, type ArticleGenerating } from './article-generating.ts'
export {
  BucketNames,
  bucketNameProblem,
  containerNames,
  newBucketProblem,
  plainBucketNames,
  repositoryNames,
  s3BucketNames,
  storageZoneNames,
} from './bucket-names.ts'
export {
  awsRegions,
  azureRegions,
  bunnyRegions,
  oneRegion,
  r2Regions,
  spacesRegions,
  vultrRegions,
} from './cloud-regions.ts'
export {
  CloudCapabilities,
  CloudField,
  cloudKeyNames,
  cloudLimits,
  cloudNames,
  CloudRegion,
  type CloudFieldName,
  type CloudKeyName,
  type CloudName,
} from './clouds.ts'
export { countries, type Country } from './countries.ts'
export { errorIds, type ErrorBody, type ErrorId } from './errors.ts'
export { limits } from './limits.ts'
export { messages } from './messages.ts'
export {
  can,
  capabilityNames,
  roleLabels,
  roleOf,
  roles,
  storedRoles,
  type Capability,
  type Role,
  type StoredRole,
} from './roles.ts'
export {
  defaultTier,
  defaultTierLimits,
  meteredResources,
  tierTypes,
  usedResourcesPercent,
  type MeteredResource,
  type TierType,
} from './tiers.ts'
export { Id, nullable, recordFields, text, Timestamp, type Page } from './resources/record.ts'
export {
  AdditionalSocial,
  Nap,
  NapBatch,
  napBatchRows,
  NapData,
  SpecialDay,
  Weekday,
  weekdayNames,
  type NapBatchAnswer,
} from './resources/nap.ts'
export {
  categoryColors,
  CategoryData,
  StoredCategory,
  type Category,
  type CategoryColor,
} from './resources/category.ts'
export {
  mostSteps,
  mostVariables,
  PromptStacker,
  PromptStackerData,
  PromptStackerPatch,
  PromptStep,
  PromptVariable,
  TextGenerator,
} from './resources/prompt-stacker.ts'
export {
  Article,
  ArticleData,
  articleGeneratorBytes,
  ArticleListed,
  ArticlePatch,
  ArticleProvenance,
  articleSources,
  articleStatuses,
  articleTextLength,
  PictureAddress,
  writtenStatuses,
  type ArticleSource,
  type ArticleStatus,
} from './resources/article.ts'
export {
  ArticleRestore,
  ArticleVersion,
  versionKinds,
  versionsKept,
  versionSpan,
  type ArticleVersionContent,
} from './resources/article-version.ts'
export { PublishedPage } from './resources/published-page.ts'
export { isEmbedAddress } from './articles/embed-address.ts'
export { countWords, plainText } from './articles/plain-text.ts'
export { fillPrompt } from './prompts/fill-prompt.ts'
export { placeholdersOf, promptPlaceholders, sameName, stepNamed } from './prompts/placeholders.ts'
export {
  CardImageGenerator,
  cardHeadings,
  cardPromptLength,
  CardTree,
  cardTypes,
  mostPlannedCards,
  mostRepeats,
  promptSources,
  type Card,
  type CardHeading,
  type CardSelections,
  type CardSettings,
  type CardType,
  type PromptSource,
} from './cards/card.ts'
export { childPath, indexesOf, isWithin, parentPath, type CardPath } from './cards/card-path.ts'
export {
  allCards,
  cardAt,
  childrenAt,
  childTypes,
  maybeCard,
  movedCard,
  moveProblem,
  nextCardId,
  typeAt,
  withCard,
  withChild,
  withoutCard,
  type CardMove,
} from './cards/card-tree.ts'
export { cardPlaceholders, cardProblems } from './cards/card-problems.ts'
export {
  cardComponent,
  cardTypeLabels,
  defaultImageGenerator,
  firstCards,
  withNewCard,
} from './cards/new-card.ts'
export { defaultCardPrompt } from './cards/default-prompts.ts'
export { estimateCards, estimateSteps, type CardEstimate } from './cards/estimate.ts'
export { parentTypes } from './cards/parent-types.ts'
export { outlineFirst, planCards, plannedCount, type PlannedCard } from './cards/plan-cards.ts'
export { openAiModelEntry } from './openai-model-entry.ts'
export { textCost, textPricesOf } from './text-prices.ts'
export { stackerProblems } from './prompts/stacker-problems.ts'
export {
  defaultTextGenerator,
  textModels,
  textProviderLabels,
  textProviders,
  type TextProvider,
} from './text-models.ts'
export { Login, MembershipView, Registration, TierData, User } from './resources/user.ts'
export {
  Bucket,
  CloudAccount,
  CloudAccountCreate,
  CloudAccountData,
  CloudAccountPatch,
  CloudSetting,
  ObjectStorage,
  SecretView,
  type CloudAccountTest,
} from './resources/cloud-setting.ts'
export {
  Setting,
  SettingChange,
  settingKeyNames,
  SettingRequest,
  settingServiceLabels,
  settingServices,
  type SettingKeyName,
  type SettingService,
  type SettingTest,
} from './resources/setting.ts'
export {
  IndexNowResult,
  LiveCheck,
  PagePut,
  Site,
  Destination,
  SiteCloud,
  SiteCreate,
  SitePage,
  SitePatch,
  siteStatuses,
  SiteTarget,
  Slug,
  slugPattern,
  TargetBucket,
  type SitePageContent,
  type SiteStatus,
  type SiteSummary,
} from './resources/site.ts'

export type { DocumentChange, DocumentContent } from './resources/cloud-document.ts'
export {
  CloudPage,
  CloudPageChange,
  CloudPageCreate,
  shownPageName,
  storedPageName,
  type CloudPageContent,
} from './resources/cloud-page.ts'
export {
  CloudModule,
  CloudModuleChange,
  CloudModuleCreate,
  type CloudModuleContent,
} from './resources/cloud-module.ts'
export {
  CloudTemplateChange,
  CloudTemplateCreate,
  templateOrigins,
  type SiteTemplate,
} from './resources/cloud-template.ts'
export {
  SavedBlock,
  SavedBlockCreate,
  SavedBlockPatch,
  type SavedBlockContent,
} from './resources/saved-block.ts'
export { ArticlePrompt, ArticlePromptData } from './resources/article-prompt.ts'
export { GeneratorPreset, GeneratorPresetData, type OfferedModel } from './resources/generator-preset.ts'
export {
  cardTextLength,
  Generation,
  GenerationCard,
  GenerationCardPatch,
  GenerationPatch,
  generationRunKind,
  GenerationStacker,
  GenerationStart,
  type GeneratedCardStatus,
  type GeneratedCardType,
  type GenerationStatus,
} from './resources/generation.ts'
export { Run, RunItemStatus, runStatuses, RunStep, type RunStatus } from './resources/run.ts'
export {
  Publication,
  PublicationPlanCreate,
  PublicationRestore,
  PublicationTarget,
  type PublicationPlan,
  type TargetPlan,
} from './resources/publication.ts'
export { SiteDownloadCreate, type SiteDownload, type SiteDownloadStarted } from './resources/site-download.ts'
export type { ImportNote, ImportReport, SiteImport } from './resources/site-import.ts'
export { Notification } from './resources/notification.ts'
export { ProfilePatch, UserAdminPatch } from './resources/user-patch.ts'
export { AccountDeletion } from './resources/account-deletion.ts'
export { AuditLine, auditActions, type AuditAction } from './resources/audit-line.ts'
export { LoginAsUser, loginAsMinutes } from './resources/login-as-user.ts'
export { LoginSession, LoginSessionPatch } from './resources/login-session.ts'
export { Tier, Usage } from './resources/usage.ts'
export { MissedEvents } from './resources/missed-events.ts'
export {
  TwoFactor,
  TwoFactorPatch,
  TwoFactorStart,
  type TwoFactorChanged,
  type TwoFactorSecret,
} from './resources/two-factor.ts'
export { memberRoles, Membership, MembershipPatch } from './resources/membership.ts'
export {
  mediaActions,
  mediaHashLength,
  MediaQuery,
  MediaRequest,
  mediaSorts,
  mediaTypes,
  MediaUploadQuery,
  type MediaAnswer,
  type MediaFile,
  type MediaListing,
  type MediaSort,
  type MediaSource,
  type MediaSpace,
  type MediaType,
  type MediaUploaded,
  type MediaUse,
} from './resources/media.ts'
export type { ModuleUsePlace, ModuleUses } from './resources/module-use.ts'
export {
  defaultImageSearch,
  imageSearchLength,
  ImageRights,
  ImageSearchQuery,
  imageSources,
  imageSourceTitles,
  ImageTake,
  type FoundImage,
  type ImageSearchPage,
  type ImageSourceName,
  type TakenImage,
} from './resources/image-search.ts'
export { imageCredit } from './image-credit.ts'
export { NapMerge, type NapDuplicates, type DuplicateReason } from './resources/nap-duplicate.ts'
export type {
  NapUseKind,
  NapUsePlace,
  NapUses,
  ShownListing,
  ShownListingState,
} from './resources/nap-use.ts'
export { feedLimits, RssFeed, RssFeedData, RssFeedPatch } from './resources/rss-feed.ts'
export {
  LinkCheckCreate,
  linkMapLimits,
  linkSources,
  PostLink,
  postLinkStatuses,
  postLinkStatusLabels,
  type LinkCheck,
  type LinkMap,
  type LinkMapEdge,
  type LinkMapHost,
  type LinkSource,
  type PostLinkStatus,
} from './resources/post-link.ts'
export { RssArticle, RssArticlePatch } from './resources/rss-article.ts'
export {
  imageGeneratorFacts,
  imageGenerators,
  insertedImageWidth,
  insertedSize,
  ratioOf,
  type AspectRatio,
  type ImageGeneratorName,
} from './image-generators.ts'
export {
  GeneratedImage,
  ImageGeneration,
  ImageGenerationCreate,
  imagePromptLength,
  ThirdPartyRequest,
  type ImageGeneratorState,
} from './resources/image-generation.ts'
export {
  connectionFields,
  connectionMeans,
  connectionProblems,
  meansOf,
  propertyStatuses,
  propertyTypes,
  propertyTypeTitles,
  verificationSteps,
  type ConnectionField,
  type ConnectionMeans,
  type ConnectionProblem,
  type PropertyStatus,
  type PropertyType,
  type VerificationStep,
} from './property-kinds.ts'
export {
  Property,
  PropertyBatch,
  propertyBatchRows,
  PropertyData,
  PropertyPatch,
  PropertyRow,
  type OfferedMeans,
  type PropertyBatchAnswer,
  type PropertyUses,
} from './resources/property.ts'
export {
  WpAction,
  wpActions,
  wpPostStatuses,
  type WpPost,
  type WpPostList,
  type WpPostStatus,
  type WpPostText,
} from './resources/wp-action.ts'
export { scrapeStatuses, SubProperty, type ScrapeStatus } from './resources/sub-property.ts'
export {
  AssistedPost,
  AssistedPostCreate,
  AssistedPostPatch,
  assistedPostStatuses,
  type AssistedPostContent,
} from './resources/assisted-post.ts'
export {
  GuestVerification,
  OtpAnswer,
  Verification,
  VerificationAsk,
  verificationLimits,
  VerificationLinkCreate,
  VerificationPatch,
  VerificationStart,
  verificationStates,
  type OtpAccepted,
  type VerificationLink,
  type VerificationState,
} from './resources/verification.ts'
export {
  Campaign,
  CampaignAnchor,
  CampaignApprovalCreate,
  CampaignData,
  CampaignLink,
  CampaignPatch,
  CampaignPlanCreate,
  CampaignSchedule,
  CampaignSource,
  campaignSpreads,
  campaignStatuses,
  linkRels,
  mostCampaignJobs,
  mostCampaignLinks,
  type CampaignSpread,
  type CampaignStatus,
  type LinkRel,
} from './resources/campaign.ts'
export {
  CampaignJob,
  CampaignJobPatch,
  campaignJobStatuses,
  PlannedLink,
  type CampaignJobStatus,
} from './resources/campaign-job.ts'
export { CampaignLog, campaignLogLevels } from './resources/campaign-log.ts'
export {
  campaignPostActions,
  CampaignPostPatch,
  type CampaignPost,
  type CampaignPostAction,
} from './resources/campaign-post.ts'
export {
  CampaignDisclosureCreate,
  CampaignDisclosureUndo,
  disclosureBatchSize,
  type CampaignDisclosure,
  type DisclosedArticle,
} from './resources/campaign-disclosure.ts'
export {
  campaignCheckKinds,
  type CampaignCheck,
  type CampaignCheckKind,
  type CampaignCheckFix,
  type CampaignChecks,
  type CampaignImages,
  type CampaignPlan,
  type CampaignPlanPlace,
  imageWays,
  type ImageWay,
} from './resources/campaign-check.ts'
export {
  ArticleBulk,
  ArticleBulkPatch,
  ArticleBulkRow,
  ArticleBulkRowPatch,
  ArticleBulkStart,
  bulkRowStatuses,
  bulkRunKind,
  bulkStatuses,
  type ArticleBulkPlan,
  type BulkRowStatus,
  type BulkStatus,
} from './resources/article-bulk.ts'
export { cleanKeywords, keywordLength, type CleanKeywords } from './keywords/clean-keywords.ts'
export {
  combinationCount,
  combinationModes,
  combineKeywords,
  listNames,
  type Combination,
  type CombinationMode,
} from './keywords/combine-keywords.ts'
export { groupDuplicateKeywords, keywordKey } from './keywords/keyword-key.ts'
export { Mail, MailPatch, mailStatuses, type MailStatus } from './resources/mail.ts'
export {
  Invitation,
  InvitationAnswer,
  InvitationData,
  InvitationPatch,
  invitationStatuses,
  type InvitationStatus,
  type OpenInvitation,
} from './resources/invitation.ts'
export { PasswordResetData, PasswordResetPatch } from './resources/password-reset.ts'
export { givenRoles, UserCreate } from './resources/user-create.ts'
