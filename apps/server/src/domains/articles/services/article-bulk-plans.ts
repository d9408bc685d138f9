import { ArticleBulkStart } from '@web2/contract/articles'
import { planBulk } from '../bulks/plan-bulk.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

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
