import type { Bucket } from '@web2/contract/clouds'
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
import { apiClient } from '../../lib/api/client.ts'
import { resource, type Query } from '../../lib/api/resource.ts'

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

/** How far the import of a site is. */
export const siteImports = resource<SiteImport>('site-imports')

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
