export {
  AccountTheme,
  AccountThemeCreate,
  AccountThemePatch,
  type WholeAccountTheme,
} from './account-theme.ts'
export { callCounting, callsAt, type CallCounting, type CallsAt } from './call-counting.ts'
export { formReachProblem } from './form-reach.ts'
export type { DocumentChange, DocumentContent } from './document.ts'
export {
  CloudPage,
  CloudPageChange,
  CloudPageCreate,
  shownPageName,
  storedPageName,
  type CloudPageContent,
} from './page.ts'
export { SavedBlock, SavedBlockCreate, SavedBlockPatch, type SavedBlockContent } from './saved-block.ts'
export type { ModuleUsePlace, ModuleUses } from './section-use.ts'
export { tokensPerCall, type StyleUsePlace, type StyleUses } from './style-use.ts'
export { CloudModule, CloudModuleChange, CloudModuleCreate, type CloudModuleContent } from './section.ts'
export type { ImportNote, ImportReport, SiteImport } from './site-import.ts'
export {
  IndexNowResult,
  LiveCheck,
  PagePut,
  Site,
  Destination,
  SiteCloud,
  SiteCreate,
  SitesCloud,
  SitePage,
  SitePatch,
  siteStatuses,
  SiteTarget,
  TargetBucket,
  type SiteAnswer,
  type SiteFailure,
  type SitePageContent,
  type SiteStatus,
  type SiteSummary,
} from './site.ts'
export { CloudTemplateChange, CloudTemplateCreate, templateOrigins, type SiteTemplate } from './template.ts'
export {
  cachedChanges,
  CachedDataChange,
  CachedPageChange,
  type CachedChange,
  type CachedData,
  type CachedDataSummary,
  type CachedPage,
  type RecoveredContent,
} from './unsaved-page.ts'
