import { requireAccountRow } from '../../../platform/db/account-row.ts'
import { limits, type Page } from '@web2/contract/core'
import { PublicationRestore, Publication, PublicationPlanCreate } from '@web2/contract/publishing'
import { Type } from 'typebox'
import { publicationViews } from '../publications/publication-view.ts'
import { restorePublication } from '../publications/restore-publication.ts'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badQuery } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Skip } from '../../../platform/api/page-query.ts'
import { planPublicationOf } from '../publications/plan-publication.ts'

/** Preview of what a publication would send, change and delete at each target. */
export const publicationPlansService = defineService({
  path: 'publication-plans',
  unlogged: true,
  policy: { create: 'content:read' },
  data: { create: PublicationPlanCreate },
  methods: (context) => ({
    create: (data, { caller }: CallParams) =>
      planPublicationOf(context, caller.accountId, data as PublicationPlanCreate),
  }),
})

const Find = Type.Object(
  {
    siteId: Type.String(),
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.maxPageSize })),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/** Returns the history of a site, newest first. */
const history = async (
  { db }: AppContext,
  accountId: string,
  query: { siteId: string; $limit?: number; $skip?: number },
): Promise<Page<Publication>> => {
  const { siteId, $limit: limit = limits.defaultPageSize, $skip: skip = 0 } = query
  if (!isUuid(siteId)) throw badQuery('siteId must be a site ID.')
  const own = db.selectFrom('publications').where('siteId', '=', siteId).where('accountId', '=', accountId)
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows =
    limit === 0 ? [] : await own.selectAll().orderBy('number', 'desc').limit(limit).offset(skip).execute()
  return { total, limit, skip, data: await publicationViews(db, siteId, rows) }
}

/** Publications of a site with time, user and result; an earlier one can be restored. */
export const publicationsService = defineService({
  path: 'publications',
  record: Publication,
  policy: { find: 'content:read', get: 'content:read', create: 'site:publish' },
  data: { create: PublicationRestore },
  query: { find: Find },
  methods: (context) => ({
    find: ({ query, caller }: CallParams) =>
      history(context, caller.accountId, query as Parameters<typeof history>[2]),
    get: async (id, { caller }: CallParams) => {
      const key = { id, accountId: caller.accountId }
      const row = await requireAccountRow(context.db, 'publications', key, 'publication')
      return (await publicationViews(context.db, row.siteId, [row]))[0]
    },
    create: (data, { caller }: CallParams) => {
      const { restore, pages = false } = data as PublicationRestore
      return restorePublication(context, caller, { publicationId: restore, pages })
    },
  }),
})
