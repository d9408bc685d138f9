export { appDescription, appTitle, appVersion, copyrightSince } from './app.ts'
export {
  awsRegions,
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
export {
  Id,
  nullable,
  recordFields,
  text,
  Timestamp,
  type Page,
} from './resources/record.ts'
export { AdditionalSocial, Nap, NapData, Weekday, weekdayNames } from './resources/nap.ts'
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
  IndexNowResult,
  LiveCheck,
  PagePut,
  Site,
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
export { Run, RunItemStatus, runStatuses, RunStep, type RunStatus } from './resources/run.ts'
export {
  Publication,
  PublicationPlanCreate,
  PublicationRestore,
  PublicationTarget,
  type PublicationPlan,
  type TargetPlan,
} from './resources/publication.ts'
export {
  SiteDownloadCreate,
  type SiteDownload,
  type SiteDownloadStarted,
} from './resources/site-download.ts'
export type { ImportNote, ImportReport, SiteImport } from './resources/site-import.ts'
export { Notification } from './resources/notification.ts'
export { ProfilePatch, UserAdminPatch } from './resources/user-patch.ts'
export { LoginSession, LoginSessionPatch } from './resources/login-session.ts'
export { Tier, Usage } from './resources/usage.ts'
export { MissedEvents } from './resources/missed-events.ts'
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
