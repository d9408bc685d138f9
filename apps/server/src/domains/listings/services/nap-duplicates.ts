import { napDuplicates } from '../find-duplicates.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** GET /nap-duplicates/:id: listings that may be the same business as this one. */
export const napDuplicatesService = defineService({
  path: 'nap-duplicates',
  policy: { get: 'content:read' },
  methods: ({ db }) => ({
    get: (id: string, { caller }: CallParams) => napDuplicates(db, caller.accountId, id),
  }),
})
