import { Type } from 'typebox'
import { propertyUses } from '../property-uses.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badQuery } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Ids of properties, separated by commas, as in `multi_delete`. */
const Several = Type.Object({ ids: Type.String({ maxLength: 40_000 }) }, { additionalProperties: false })

/** Records that a deletion of properties also removes: requested before it. */
export const propertyUsesService = defineService({
  path: 'property-uses',
  policy: { find: 'content:read' },
  query: { find: Several },
  methods: ({ db }) => ({
    find: async ({ query, caller }: CallParams) => {
      const ids = String(query.ids).split(',').filter(isUuid)
      if (ids.length === 0) throw badQuery("Name the properties with 'ids'.")
      return propertyUses(db, caller.accountId, ids)
    },
  }),
})
