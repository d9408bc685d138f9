import type {
  Bucket,
  CloudAccount,
  CloudAccountCreate,
  CloudAccountPatch,
  CloudAccountTest,
  CloudModuleChange,
  CloudModuleContent,
  CloudModuleCreate,
  CloudPageChange,
  CloudPageContent,
  CloudPageCreate,
  CloudSetting,
  CloudTemplateChange,
  CloudTemplateCreate,
  ModuleUses,
  Nap,
  NapData,
  Notification,
  PagePut,
  Publication,
  PublicationPlan,
  PublicationPlanCreate,
  PublicationRestore,
  Run,
  SavedBlockContent,
  SavedBlockCreate,
  SavedBlockPatch,
  Site,
  SiteCreate,
  SiteDownload,
  SiteDownloadCreate,
  SiteDownloadStarted,
  SiteImport,
  SitePageContent,
  SitePatch,
  SiteTemplate,
} from '@web2/contract'
import { apiClient } from './client.ts'
import { resource } from './resource.ts'

/** Resources as the screens call them; the shapes are the contract's. */
export const naps = resource<Nap, NapData>('naps')
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

const downloadService = async () => (await apiClient()).service('download-sites')

/** Asks for a zip file of a site. */
export const startDownload = async (wanted: SiteDownloadCreate): Promise<SiteDownloadStarted> =>
  (await downloadService()).create(wanted)

/** How far the zip file of a site is, by the id of its download. */
export const siteDownloads = resource<SiteDownload>('third-party-services')

/** How far the import of a site is. */
export const siteImports = resource<SiteImport>('site-imports')

export const notifications = resource<Notification, never, { status: 'seen' }>('notifications')

/** Answers of cloud-builder that carry a failure as a value. */
export interface BuilderFailure {
  status: 'error'
  message: string
}
export type BuilderSaved = { status: 'success'; site: Site }
export type BuilderSite = { status: 'success'; site: Site; firstPage: SitePageContent | null }
export type BuilderPage = { status: 'success'; page: SitePageContent }

const builder = async () => (await apiClient()).service('cloud-builder')
const list = resource<Site, SiteCreate, SitePatch>('cloud-builder')

/** /cloud-builder: sites, their pages, and the buckets a site can go to. */
export const sites = {
  path: list.path,
  find: list.find,
  findAll: list.findAll,
  count: list.count,
  remove: list.remove,
  removeMany: list.removeMany,
  get: async (id: string): Promise<BuilderSite | BuilderFailure> =>
    (await builder()).get(id, { query: { html: false } }),
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
