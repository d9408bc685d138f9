export { appDescription, appTitle, appVersion, copyrightSince } from './app.ts'
export { cloudNames, type CloudCapabilities, type CloudName } from './clouds.ts'
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
  type RecordFields,
} from './resources/record.ts'
export { AdditionalSocial, Nap, NapData, Weekday, weekdayNames } from './resources/nap.ts'
export { Login, MembershipView, Registration, TierData, User } from './resources/user.ts'
export {
  Bucket,
  CloudAccount,
  CloudAccountData,
  CloudSetting,
  SecretView,
} from './resources/cloud-setting.ts'
export {
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
  type SiteTemplate,
} from './resources/site.ts'
export { Run, runStatuses, type RunStatus } from './resources/run.ts'
export { Notification } from './resources/notification.ts'
