import type { CloudPage, CloudPageChange, CloudPageContent, CloudPageCreate } from './page.ts'
import type { SavedBlock, SavedBlockContent, SavedBlockCreate, SavedBlockPatch } from './saved-block.ts'
import type { ModuleUses } from './section-use.ts'
import type { CloudModule, CloudModuleChange, CloudModuleContent, CloudModuleCreate } from './section.ts'
import type { SiteImport } from './site-import.ts'
import type { PagePut, SiteAnswer, SiteCreate, SitePatch, SiteSummary } from './site.ts'
import type { CloudTemplateChange, CloudTemplateCreate, SiteTemplate } from './template.ts'
import type { CachedData, CachedDataChange, CachedDataSummary } from './unsaved-page.ts'

export interface SitesResources {
  'cached-data': {
    record: CachedData
    listed: CachedDataSummary
    update: CachedDataChange
    patch: CachedDataChange
  }
  'cloud-builder': {
    record: SiteAnswer
    listed: SiteSummary
    create: SiteCreate
    update: PagePut
    patch: SitePatch
    removed: SiteSummary
  }
  'cloud-modules': {
    record: CloudModuleContent
    listed: CloudModule
    create: CloudModuleCreate
    update: CloudModuleChange
    patch: CloudModuleChange
  }
  'cloud-pages': {
    record: CloudPageContent
    listed: CloudPage
    create: CloudPageCreate
    update: CloudPageChange
    patch: CloudPageChange
  }
  'cloud-templates': {
    record: SiteTemplate
    create: CloudTemplateCreate
    update: CloudTemplateChange
    patch: CloudTemplateChange
  }
  'module-uses': { record: ModuleUses }
  'saved-blocks': {
    record: SavedBlockContent
    listed: SavedBlock
    create: SavedBlockCreate
    patch: SavedBlockPatch
  }
  'site-imports': { record: SiteImport; create: object }
}
