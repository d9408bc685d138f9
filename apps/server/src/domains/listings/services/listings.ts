import { limits, type Page } from '@web2/contract/core'
import { NapComparison, NapData, NapMerge, type NapUses } from '@web2/contract/listings'
import { Type } from 'typebox'
import { computeMatchKeys } from '../backfill-duplicate-keys.ts'
import { duplicateNapsResource, napsResource } from '../listings-resource.ts'
import { removeNaps } from '../remove-listings.ts'
import { withParsedPhones, withPhoneNumber, withPhoneNumbers } from '../phone-numbers.ts'
import { SqlAdapter, type AdapterRecord } from '../../../platform/db/adapter/sql-adapter.ts'
import { badQuery, notFound } from '../../../platform/errors.ts'
import { adapterMethods, defineService } from '../../../platform/api/define-service.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import type { CallParams, Query, ServiceMethods } from '../../../platform/api/service-types.ts'
import { compareListings } from '../compare-listings.ts'
import { napDuplicates } from '../find-duplicates.ts'
import { mergeNaps } from '../merge-listings.ts'
import { napUses } from '../listing-uses.ts'

/** Ids of listings, separated by commas, as in `multi_delete`. */
const Several = Type.Object({ ids: Type.String({ maxLength: 40_000 }) }, { additionalProperties: false })

/**
 * Listing references and the published state of listings: shown on their page and before they are deleted.
 */
export const napUsesService = defineService({
  path: 'nap-uses',
  policy: { find: 'content:read', get: 'content:read' },
  query: { find: Several },
  methods: (context) => ({
    find: async ({ query, caller }: CallParams): Promise<Page<NapUses>> => {
      const asked = [...new Set(String(query.ids).split(','))].slice(0, limits.maxPageSize)
      const data = await napUses(context, caller.accountId, asked)
      return { total: data.length, limit: limits.maxPageSize, skip: 0, data }
    },
    get: async (id: string, { caller }: CallParams) => {
      const [uses] = await napUses(context, caller.accountId, [id])
      if (!uses) throw notFound('listing')
      return uses
    },
  }),
})

/** POST /nap-merges: merges two listings; returns the one that is kept. */
export const napMergesService = defineService({
  path: 'nap-merges',
  policy: { create: 'content:write' },
  data: { create: NapMerge },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const kept = await mergeNaps(context, caller, data as NapMerge)
      context.outbox.wake()
      return kept
    },
  }),
})

/**
 * GET /nap-duplicates/:id: listings that may be the same business as this one. POST compares rows that are not
 * stored yet.
 */
export const napDuplicatesService = defineService({
  path: 'nap-duplicates',
  policy: { get: 'content:read', create: 'content:read' },
  data: { create: NapComparison },
  methods: ({ db }) => ({
    get: (id: string, { caller }: CallParams) => napDuplicates(db, caller.accountId, id),
    create: (data, { caller }: CallParams) =>
      compareListings(db, caller.accountId, (data as NapComparison).rows),
  }),
})

const idsOf = ({ _id }: Query): readonly string[] => {
  const listed = (_id as { $in?: unknown } | undefined)?.$in
  if (!Array.isArray(listed)) throw badQuery("Specify the listings with 'multi_delete'.")
  return listed.map(String)
}

const replacementOf = ({ replaceBy }: Query): string | undefined => {
  if (replaceBy === undefined || typeof replaceBy === 'string') return replaceBy
  throw badQuery("'replaceBy' takes the id of one listing.")
}

/** Reads `duplicates=true` of a query; throws 400 for other values. */
const wantsDuplicates = ({ duplicates }: Query): boolean => {
  if (duplicates === undefined) return false
  if (duplicates === true || duplicates === 'true') return true
  throw badQuery("'duplicates' takes true.")
}

/**
 * Business listings (NAPs) of the account. `?duplicates=true` finds those that share a phone or address.
 * Deleting with `?replaceBy=` replaces references to the deleted ones.
 */
export const napsService = defineService({
  path: 'naps',
  policy: contentPolicy,
  data: {
    create: NapData,
    update: NapData,
    patch: Type.Partial(NapData, { additionalProperties: false }),
  },
  multi: ['create', 'remove'],
  resource: napsResource,
  present: withPhoneNumber,
  methods: (context) => {
    const paginate = { default: limits.defaultPageSize, max: limits.maxPageSize }
    const multi = ['create']
    const told = { eventPath: 'naps', onWrite: () => context.outbox.wake() }
    const every = new SqlAdapter({ db: context.db, resource: napsResource, paginate, multi, ...told })
    const alike = new SqlAdapter({ db: context.db, resource: duplicateNapsResource, paginate })
    const own = adapterMethods(every) as Required<ServiceMethods>
    /** Adds phone numbers to one listing or several. */
    const answered = async ({ caller }: CallParams, result: unknown) => {
      const rows = (Array.isArray(result) ? result : [result]) as AdapterRecord[]
      const read = await withPhoneNumbers(context.db, caller.accountId, rows)
      return Array.isArray(result) ? read : read[0]
    }
    return {
      find: async (params: CallParams) => {
        const { accountId, userId } = params.caller
        const duplicates = wantsDuplicates(params.query)
        const { duplicates: _wanted, ...query } = params.query
        if (duplicates) await computeMatchKeys(context.db, accountId)
        const tenant = { accountId, userId }
        const page = await (duplicates ? alike : every)._find({ query, tenant })
        return { ...page, data: await withPhoneNumbers(context.db, accountId, page.data) }
      },
      get: async (id, params) => answered(params, await own.get(id, params)),
      // with the numbers, which would otherwise be a second write
      create: (data, params) => own.create(withParsedPhones(data as object), params),
      update: async (id, data, params) => answered(params, await own.update(id, data, params)),
      patch: async (id, data, params) => answered(params, await own.patch(id, data, params)),
      remove: async (id, { query, caller }: CallParams) => {
        const ids = id === null ? idsOf(query) : [id]
        const removed = await removeNaps(context, caller, { ids, replaceBy: replacementOf(query) })
        if (removed.length > 0) context.outbox.wake()
        if (id === null) return removed
        if (!removed[0]) throw notFound('listing')
        return removed[0]
      },
    }
  },
})
