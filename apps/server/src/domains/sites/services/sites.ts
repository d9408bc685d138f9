import { limits, Id, nullable, recordFields } from '@web2/contract/core'
import { PagePut, SiteCreate, SitePatch, Site, type SiteAnswer } from '@web2/contract/sites'
import { Type, type Static } from 'typebox'
import { copySite } from '../copy-site.ts'
import { createSite } from '../create-site.ts'
import { maybePage } from '../pages/page-content-view.ts'
import { patchSite } from '../patch-site.ts'
import { putPage } from '../pages/put-page.ts'
import { removeSite } from '../remove-site.ts'
import { maybeSummary, siteSummaries } from '../site-summary.ts'
import { maybeSite, siteViews } from '../site-view.ts'
import { SqlAdapter } from '../../../platform/db/adapter/sql-adapter.ts'
import { forbidden, methodNotAllowed } from '../../../platform/errors.ts'
import { mayUse } from '../../../platform/auth/caller.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove, unlessGone } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'
import { listBuckets } from '../../clouds/index.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'

/** Columns of a site for searching and sorting lists; pages and targets are added later. */
const sitesResource = defineResource({
  table: 'live_sites',
  schema: Type.Object({
    ...recordFields,
    name: Site.properties.name,
    rootSlug: Site.properties.rootSlug,
    status: Site.properties.status,
    napId: nullable(Id),
  }),
  search: ['name', 'rootSlug'],
})

/** Query of lists; `pages: false` leaves out the pages, because there may be thousands. */
const Find = Type.Object({
  bucketList: Type.Optional(Type.Boolean()),
  pages: Type.Optional(Type.Boolean()),
})
const Get = Type.Object(
  {
    pageId: Type.Optional(Type.String()),
    html: Type.Optional(Type.Boolean()),
    pages: Type.Optional(Type.Boolean()),
    /** False leaves the first page's content out. */
    firstPage: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

const siteGone = { status: 'error', message: 'This site doesn’t exist or was deleted.' } as const
const pageGone = { status: 'error', message: 'This page doesn’t exist or was deleted.' } as const

/** Sites and their pages. Errors for dialogs come as `{status: 'error', message}`. */
export const cloudBuilderService = defineService({
  path: 'cloud-builder',
  policy: contentPolicy,
  data: { create: SiteCreate, update: PagePut, patch: SitePatch },
  query: { find: Find, get: Get },
  multi: ['remove'],
  // a document's texts keep their spaces; names and slugs are trimmed where they are read
  trim: false,
  methods: (context) => ({
    // sites, or the buckets of a cloud
    find: async ({ query, caller }: CallParams): Promise<object> => {
      const { bucketList, pages = true, ...rest } = query
      if (bucketList === true) return listBuckets(context, caller.accountId, rest)
      return listSites(context, rest, caller, pages ? siteViews : siteSummaries)
    },

    // the site with its pages, or what the query names of it
    get: async (id, { query, caller }: CallParams): Promise<object> => {
      const { accountId } = caller
      const { pageId, html, pages = true, firstPage = pages } = query as Static<typeof Get>
      const where = { siteId: id, accountId }
      const find = pages && pageId === undefined ? maybeSite : maybeSummary
      const site = await find(context.db, where)
      if (!site) return siteGone
      if (pageId !== undefined) {
        const page = await maybePage(context.db, { ...where, pageId }, html)
        return page ? { status: 'success', page } : pageGone
      }
      if (!firstPage) return { status: 'success', site }
      return { status: 'success', site, firstPage: (await maybePage(context.db, where, html)) ?? null }
    },

    create: async (data, { caller }: CallParams): Promise<SiteAnswer> => {
      const {
        siteId,
        clouds = [],
        onlyFailed,
        mainDestination,
        fasterImages,
        acceptIssues = [],
      } = data as SiteCreate
      const gate = { accepted: acceptIssues }
      const options = { main: mainDestination, fasterImages, gate }
      const publisher = context.contributions.sitePublisher
      const publishes = siteId !== undefined || clouds.length > 0
      if (publishes && !mayUse(caller, 'site:publish')) throw forbidden()
      if (siteId !== undefined) {
        const requested = onlyFailed
          ? await publisher.retry(context, caller, siteId, gate)
          : await publisher.publish(context, caller, siteId, clouds, options)
        return requested.ok
          ? { status: 'success', site: requested.site }
          : { status: 'error', message: requested.message }
      }
      const made = (data as SiteCreate).copyOf === undefined ? createSite : copySite
      const site = await made(context, caller, data as SiteCreate)
      if (clouds.length === 0) return { status: 'success', site }
      const requested = await publisher.publishStored(context, caller, site, clouds, options)
      if (requested.ok) return { status: 'success', site: requested.site }
      return {
        status: 'error',
        site,
        message: `The site is saved but not published. ${requested.message}`,
      }
    },

    update: async (id, data, { caller }: CallParams): Promise<object> => ({
      status: 'success',
      page: await putPage(context, caller, id, data as PagePut),
    }),

    patch: async (id, data, { caller }: CallParams): Promise<SiteAnswer> => {
      if (id === null) throw methodNotAllowed('Change one site at a time.')
      return { status: 'success', site: await patchSite(context, caller, id, data as SitePatch) }
    },

    remove: async (id, { query, caller }: CallParams) => {
      if (id !== null) return removeSite(context, caller, id)
      const removed = []
      for (const each of idsToRemove(id, { query }))
        removed.push(...(await removeSite(context, caller, each).then((site) => [site], unlessGone)))
      return removed
    },
  }),
})

const pageBounds = { default: limits.defaultPageSize, max: limits.maxPageSize }

/** Returns the account's sites as a page, in the adapter's query language. */
const listSites = async (
  context: ServiceContext,
  query: Readonly<Record<string, unknown>>,
  { accountId, userId }: CallParams['caller'],
  viewsOf: typeof siteViews | typeof siteSummaries,
) => {
  const adapter = new SqlAdapter({ db: context.db, resource: sitesResource, paginate: pageBounds })
  const page = await adapter._find({ query, tenant: { accountId, userId } })
  const ids = page.data.map(({ _id }) => String(_id))
  if (ids.length === 0) return page
  const rows = await context.db.selectFrom('sites').selectAll().where('id', 'in', ids).execute()
  const byId = new Map((await viewsOf(context.db, rows)).map((site) => [site._id, site]))
  return { ...page, data: ids.flatMap((id) => byId.get(id) ?? []) }
}
