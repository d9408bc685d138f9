import { limits, NapData } from '@web2/contract'
import { Type } from 'typebox'
import { fillNapKeys } from '../../commands/naps/fill-nap-keys.ts'
import { duplicateNapsResource, napsResource } from '../../commands/naps/naps-resource.ts'
import { removeNaps } from '../../commands/naps/remove-naps.ts'
import { SqlAdapter } from '../../db/adapter/sql-adapter.ts'
import { badQuery, notFound } from '../../errors.ts'
import { contentPolicy } from '../content-policy.ts'
import { defineService } from '../define-service.ts'
import type { CallParams, Query } from '../service-types.ts'

const idsOf = ({ _id }: Query): readonly string[] => {
  const listed = (_id as { $in?: unknown } | undefined)?.$in
  if (!Array.isArray(listed)) throw badQuery("Name the listings with 'multi_delete'.")
  return listed.map(String)
}

const replacementOf = ({ replaceBy }: Query): string | undefined => {
  if (replaceBy === undefined || typeof replaceBy === 'string') return replaceBy
  throw badQuery("'replaceBy' takes the id of one listing.")
}

/** `duplicates=true` of a query; other values are refused. */
const wantsDuplicates = ({ duplicates }: Query): boolean => {
  if (duplicates === undefined) return false
  if (duplicates === true || duplicates === 'true') return true
  throw badQuery("'duplicates' takes true.")
}

/**
 * Business listings (NAPs) of the account. `?duplicates=true` finds those whose phone or address another one has too;
 * removing with `?replaceBy=` shows another listing wherever the removed ones were shown.
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
  methods: (context) => {
    const paginate = { default: limits.defaultPageSize, max: limits.maxPageSize }
    const every = new SqlAdapter({ db: context.db, resource: napsResource, paginate })
    const alike = new SqlAdapter({ db: context.db, resource: duplicateNapsResource, paginate })
    return {
      find: async ({ query: asked, caller: { accountId, userId } }: CallParams) => {
        const duplicates = wantsDuplicates(asked)
        const { duplicates: _wanted, ...query } = asked
        if (duplicates) await fillNapKeys(context.db, accountId)
        const tenant = { accountId, userId }
        return (duplicates ? alike : every)._find({ query, tenant })
      },
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
