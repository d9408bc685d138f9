import { limits, type Page } from '@web2/contract/core'
import type { NapUses } from '@web2/contract/listings'
import { Type } from 'typebox'
import { napUses } from '../listing-uses.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

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
