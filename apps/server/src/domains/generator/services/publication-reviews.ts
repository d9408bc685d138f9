import { Type, type Static } from 'typebox'
import { reviewSite } from '../../publishing/index.ts'
import { maybeSiteRow } from '../../sites/index.ts'
import { reviewTurbo } from '../publishing/review-project.ts'
import { maybeTurbo } from '../projects/project-view.ts'
import { withCurrentPage } from '../planning/source-page.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const Get = Type.Object(
  {
    /** Action to review a project for; 'publish' uses its current source page, others the planned one. */
    action: Type.Optional(Type.Enum(['approve', 'publish', 'list'])),
    /** For a zip file of a site: the URL that its files name, empty for none. Without it, the site's destinations count. */
    zip: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
)

/**
 * GET /publication-reviews/:id: errors visible to visitors on a site's or project's pages in their current
 * state.
 */
export const publicationReviewsService = defineService({
  path: 'publication-reviews',
  unlogged: true,
  policy: { get: 'content:read' },
  query: { get: Get },
  methods: (context) => ({
    get: async (id: string, { query, caller: { accountId } }: CallParams) => {
      const { action, zip } = query as Static<typeof Get>
      const site = await maybeSiteRow(context.db, { siteId: id, accountId })
      if (site)
        return reviewSite(
          context,
          site,
          zip === undefined ? {} : { zip: { baseUrl: zip === '' ? null : zip } },
        )
      const turbo = await maybeTurbo(context.db, { id, accountId })
      if (turbo)
        return reviewTurbo(context, action === 'publish' ? await withCurrentPage(context.db, turbo) : turbo)
      throw notFound('site')
    },
  }),
})
