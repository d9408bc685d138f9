import { limits, type Page } from '@web2/contract/core'
import type { ModuleUses } from '@web2/contract/sites'
import { Type } from 'typebox'
import { moduleUses, existingModules } from '../documents/section-uses.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Ids of sections, separated by commas, as in `multi_delete`. */
const Several = Type.Object({ ids: Type.String({ maxLength: 40_000 }) }, { additionalProperties: false })

/** Uses of sections: requested before these are deleted or changed. */
export const moduleUsesService = defineService({
  path: 'module-uses',
  policy: { find: 'content:read', get: 'content:read' },
  query: { find: Several },
  methods: ({ db }) => ({
    find: async ({ query, caller }: CallParams): Promise<Page<ModuleUses>> => {
      const asked = [...new Set(String(query.ids).split(','))].slice(0, limits.maxPageSize)
      const ids = await existingModules(db, caller.accountId, asked)
      const data = [...(await moduleUses(db, caller.accountId, ids))]
      return { total: data.length, limit: limits.maxPageSize, skip: 0, data }
    },
    get: async (id: string, { caller }: CallParams) => {
      const [own] = await existingModules(db, caller.accountId, [id])
      const [uses] = own === undefined ? [] : await moduleUses(db, caller.accountId, [own])
      if (!uses) throw notFound('section')
      return uses
    },
  }),
})
