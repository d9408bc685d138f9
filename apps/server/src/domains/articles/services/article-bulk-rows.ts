import { ArticleBulkRow, ArticleBulkRowPatch } from '@web2/contract/articles'
import { changeBulkRow } from '../bulks/change-row.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

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
      if (id === null) throw methodNotAllowed('Articles of a bulk are changed one at a time.')
      const changed = await changeBulkRow(context, caller, id, data as ArticleBulkRowPatch)
      context.outbox.wake()
      return changed
    },
  }),
})
