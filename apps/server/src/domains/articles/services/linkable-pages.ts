import { publishedPages } from '../editing/linkable-pages.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Live pages of the account's sites, as link targets. */
export const publishedPagesService = defineService({
  path: 'published-pages',
  policy: { find: 'content:read' },
  methods: ({ db }) => ({
    find: async ({ caller }: CallParams) => {
      const data = await publishedPages(db, caller.accountId)
      return { total: data.length, limit: data.length, skip: 0, data }
    },
  }),
})
