import { maybeSiteRow, reviewSite } from '../../commands/publish/review-site.ts'
import { reviewTurbo } from '../../commands/turbo/review-turbo.ts'
import { maybeTurbo } from '../../commands/turbo/turbo-view.ts'
import { notFound } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** GET /publication-reviews/:id: what visitors would miss of a site, or of the pages of a generation, as it is now. */
export const publicationReviewsService = defineService({
  path: 'publication-reviews',
  unlogged: true,
  policy: { get: 'content:read' },
  methods: (context) => ({
    get: async (id: string, { caller: { accountId } }: CallParams) => {
      const site = await maybeSiteRow(context, { siteId: id, accountId })
      if (site) return reviewSite(context, site)
      const turbo = await maybeTurbo(context.db, { id, accountId })
      if (turbo) return reviewTurbo(context, turbo)
      throw notFound('site')
    },
  }),
})
