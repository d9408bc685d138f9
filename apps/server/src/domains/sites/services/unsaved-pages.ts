import { CachedDataChange } from '@web2/contract/sites'
import { Type, type Static } from 'typebox'
import { changeCopy } from '../working-copies/change-copy.ts'
import { discardCopy } from '../working-copies/discard-copy.ts'
import { findCopies, findCopy } from '../working-copies/find-copy.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { idsToRemove, unlessGone } from '../../../platform/api/ids-to-remove.ts'
import { forgetRecovered } from '../working-copies/recovered-page.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const Removed = Type.Object(
  {
    pageId: Type.Optional(Type.String()),
    /** Only the caller's unsaved content of the page from an earlier release. */
    recovered: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

const OfPage = Type.Object(
  {
    pageId: Type.Optional(Type.String()),
    html: Type.Optional(Type.Boolean()),
    /** False leaves the content of the first page out as well. */
    content: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

const one = (id: string | null): string => {
  if (id === null) throw methodNotAllowed('Change one ID at a time.')
  return id
}

/** Working copies: an account's unsaved changes of its sites, and sites begun but not saved. */
export const cachedDataService = defineService({
  path: 'cached-data',
  policy: {
    find: 'content:read',
    get: 'content:read',
    update: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { update: CachedDataChange, patch: CachedDataChange },
  query: { find: Type.Object({}), get: OfPage, remove: Removed },
  multi: ['remove'],
  // texts of pages keep their spaces
  trim: false,
  // pages are sent at every pause in typing; only saves are logged
  unlogged: true,
  methods: (context) => ({
    find: async ({ caller }: CallParams) => {
      const data = await findCopies(context, caller.accountId)
      return { total: data.length, limit: data.length, skip: 0, data }
    },
    get: (id, { query, caller }: CallParams) => findCopy(context, caller, id, query as Static<typeof OfPage>),
    update: (id, data, { caller }: CallParams) =>
      changeCopy(context, caller, id, { ...(data as CachedDataChange), whole: true }),
    patch: async (id, data, { caller }: CallParams) =>
      changeCopy(context, caller, one(id), { ...(data as CachedDataChange), whole: false }),
    remove: async (id, { query, caller }: CallParams) => {
      const { pageId, recovered } = query as Static<typeof Removed>
      if (id !== null && recovered === true && pageId !== undefined) {
        await forgetRecovered(context.db, caller, { key: id, pageId })
        return findCopy(context, caller, id, { content: false })
      }
      const discard = (key: string) => discardCopy(context, { accountId: caller.accountId, key }, pageId)
      if (id !== null) return discard(id)
      const discarded = []
      for (const each of idsToRemove(id, { query }))
        discarded.push(...(await discard(each).then((copy) => [copy], unlessGone)))
      return discarded
    },
  }),
})
