import {
  ArticleBulk,
  ArticleBulkPatch,
  ArticleBulkStart,
  ArticleBulkRow,
  ArticleBulkRowPatch,
} from '@web2/contract/articles'
import { changeBulk } from '../bulks/change-bulk.ts'
import { startBulk } from '../bulks/start-bulk.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { planBulk } from '../bulks/plan-bulk.ts'
import { changeBulkRow } from '../bulks/change-row.ts'

/** Keywords of bulks and the state of their articles. */
export const articleBulkRowsService = defineService({
  path: 'article-bulk-rows',
  policy: { find: 'content:read', get: 'content:read', patch: 'content:write' },
  data: { patch: ArticleBulkRowPatch },
  resource: defineResource({
    table: 'article_bulk_rows',
    schema: ArticleBulkRow,
    search: ['keyword', 'message'],
  }),
  methods: (context) => ({
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Update one article of a bulk at a time.')
      const changed = await changeBulkRow(context, caller, id, data as ArticleBulkRowPatch)
      context.outbox.wake()
      return changed
    },
  }),
})

/** Estimates of a bulk before it starts: usage, cost and repeated keywords. */
export const articleBulkPlansService = defineService({
  path: 'article-bulk-plans',
  unlogged: true,
  policy: { create: 'content:read' },
  data: { create: ArticleBulkStart },
  methods: (context) => ({
    create: (data, { caller }: CallParams) => planBulk(context, caller.accountId, data as ArticleBulkStart),
  }),
})

/** Bulks of articles: POST starts one; PATCH pauses, resumes, cancels or retries it. */
export const articleBulkGeneratorService = defineService({
  path: 'article-bulk-generator',
  policy: { find: 'content:read', get: 'content:read', create: 'content:write', patch: 'content:write' },
  data: { create: ArticleBulkStart, patch: ArticleBulkPatch },
  notOffered: {
    update:
      'The content of a bulk can’t change after it starts. Send PATCH with an action, or start another bulk.',
    remove: 'Bulks can’t be deleted. PATCH {"action": "cancel"} cancels one.',
  },
  resource: defineResource({ table: 'article_bulks', schema: ArticleBulk, search: ['name'] }),
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const begun = await startBulk(context, caller, data as ArticleBulkStart)
      context.outbox.wake()
      return begun
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Update one bulk at a time.')
      const changed = await changeBulk(context, caller, id, data as ArticleBulkPatch)
      context.outbox.wake()
      return changed
    },
  }),
})
