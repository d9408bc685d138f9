import { ArticleBulk, ArticleBulkPatch, ArticleBulkStart } from '@web2/contract/articles'
import { changeBulk } from '../bulks/change-bulk.ts'
import { startBulk } from '../bulks/start-bulk.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Bulks of articles: POST starts one; PATCH pauses, resumes, cancels or retries it. */
export const articleBulkGeneratorService = defineService({
  path: 'article-bulk-generator',
  policy: { find: 'content:read', get: 'content:read', create: 'content:write', patch: 'content:write' },
  data: { create: ArticleBulkStart, patch: ArticleBulkPatch },
  notOffered: {
    update: 'What a bulk writes is settled when it begins: send PATCH with an action, or begin another one.',
    remove: 'A bulk stays on record with the articles that it wrote. PATCH {"action": "cancel"} ends one.',
  },
  resource: defineResource({ table: 'article_bulks', schema: ArticleBulk, search: ['name'] }),
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const begun = await startBulk(context, caller, data as ArticleBulkStart)
      context.outbox.wake()
      return begun
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Bulks are changed one at a time.')
      const changed = await changeBulk(context, caller, id, data as ArticleBulkPatch)
      context.outbox.wake()
      return changed
    },
  }),
})
