import type { Bucket } from '@web2/contract/clouds'
import type {
  PagePut,
  Site,
  SiteAnswer,
  SiteFailure,
  SitePageContent,
  SiteSummary,
} from '@web2/contract/sites'
import { apiService } from '../../lib/api/client.ts'
import { resource, type Query } from '../../lib/api/resource.ts'

export const cloudTemplates = resource('cloud-templates')
/** Pages and sections come without their content in lists, unless `$select` names `html` or `document`. */
export const cloudPages = resource('cloud-pages')
export const cloudModules = resource('cloud-modules')
/** Read only: where a section is shown. */
export const moduleUses = resource('module-uses')
/** Read only: where the named styles of a site are used. */
export const styleUses = resource('style-uses')
/** Read only: where design tokens of a site are used. */
export const tokenUses = resource('token-uses')
/** Themes that the account saved; without `theme` in lists. */
export const accountThemes = resource('account-themes')
/** Without `fragment` in lists, unless `$select` names it. */
export const savedBlocks = resource('saved-blocks')

/** How far the import of a site is. */
export const siteImports = resource('site-imports')

export type BuilderSite = { status: 'success'; site: Site; firstPage: SitePageContent | null }
export type BuilderPage = { status: 'success'; page: SitePageContent }

const calls = resource('cloud-builder')
const builder = apiService(calls.path)

/** /cloud-builder: sites, their pages, and the buckets a site can go to. */
export const sites = {
  path: calls.path,
  find: (query: Query = {}) => calls.find({ pages: false, ...query }),
  findAll: (query: Query = {}) => calls.findAll({ pages: false, ...query }),
  count: calls.count,
  remove: calls.remove,
  removeMany: calls.removeMany,
  get: (id: string): Promise<BuilderSite | SiteFailure> => builder.get(id, { query: { html: false } }),
  /** Without its pages. */
  summary: (id: string): Promise<{ status: 'success'; site: SiteSummary } | SiteFailure> =>
    builder.get(id, { query: { pages: false } }),
  /** With its pages, but without the content of any. */
  outline: (id: string): Promise<SiteAnswer> => calls.get(id, { firstPage: false }),
  page: (id: string, pageId: string): Promise<BuilderPage | SiteFailure> =>
    builder.get(id, { query: { pageId, html: false } }),
  create: calls.create,
  patch: calls.patch,
  putPage: (siteId: string, data: PagePut): Promise<unknown> => builder.update(siteId, data),
  buckets: (query: {
    cloud: string
    accountLabel?: string
    storageId?: string
  }): Promise<{ status: 'success'; data: Bucket[] } | SiteFailure> =>
    builder.find({ query: { bucketList: true, ...query } }),
}
