import { CachedDataChange } from '@web2/contract'
import { cachePages, findCached, forgetCached } from '../../commands/cached-data/cached-pages.ts'
import { methodNotAllowed } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

const one = (id: string | null): string => {
  if (id === null) throw methodNotAllowed('One id at a time can be changed here.')
  return id
}

/** What the caller has not saved yet of a site; other users of the account have their own. */
export const cachedDataService = defineService({
  path: 'cached-data',
  policy: { get: 'content:read', update: 'content:write', patch: 'content:write', remove: 'content:write' },
  data: { update: CachedDataChange, patch: CachedDataChange },
  // texts of pages keep their blanks
  trim: false,
  personal: true,
  methods: (context) => ({
    get: (id, { caller }: CallParams) => findCached(context, caller, id),
    update: (id, data, { caller }: CallParams) =>
      cachePages(context, caller, id, { ...(data as CachedDataChange), whole: true }),
    patch: async (id, data, { caller }: CallParams) =>
      cachePages(context, caller, one(id), { ...(data as CachedDataChange), whole: false }),
    remove: async (id, { caller }: CallParams) => forgetCached(context, caller, one(id)),
  }),
})
