import { SiteCloud } from '@web2/contract/sites'
import { Type, type Static } from 'typebox'
import * as Value from 'typebox/value'
import { reviewSite } from '../../publishing/index.ts'
import { maybeSiteRow } from '../../sites/index.ts'
import { reviewTurbo } from '../publishing/review-project.ts'
import { maybeTurbo } from '../projects/project-view.ts'
import { withCurrentPage } from '../planning/source-page.ts'
import { badQuery, notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const Get = Type.Object(
  {
    /** Action to review a project for; 'publish' uses its current source page, others the planned one. */
    action: Type.Optional(Type.Enum(['approve', 'publish', 'list'])),
    /** For a zip file of a site: the URL that its files name, empty for none. Without it, the site's destinations count. */
    zip: Type.Optional(Type.String({ maxLength: 500 })),
    /** Destinations that are chosen for a site, as JSON. Without any, those that it has count. */
    clouds: Type.Optional(Type.String({ maxLength: 20_000 })),
  },
  { additionalProperties: false },
)

const Clouds = Type.Array(SiteCloud, { maxItems: 20 })

const cloudsIn = (text: string): Static<typeof Clouds> => {
  try {
    const clouds: unknown = JSON.parse(text)
    if (Value.Check(Clouds, clouds)) return clouds
  } catch {
    // answered like any other wrong list
  }
  throw badQuery('clouds must be a JSON list of destinations.')
}

/** Returns where a site is reviewed for: a zip file, chosen destinations, or those that it has. */
const placeOf = ({ zip, clouds }: Static<typeof Get>): Parameters<typeof reviewSite>[2] => {
  if (zip !== undefined) return { zip: { baseUrl: zip === '' ? null : zip } }
  return clouds === undefined ? {} : { clouds: cloudsIn(clouds) }
}

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
      const asked = query as Static<typeof Get>
      const site = await maybeSiteRow(context.db, { siteId: id, accountId })
      if (site) return reviewSite(context, site, placeOf(asked))
      const turbo = await maybeTurbo(context.db, { id, accountId })
      if (turbo)
        return reviewTurbo(
          context,
          asked.action === 'publish' ? await withCurrentPage(context.db, turbo) : turbo,
        )
      throw notFound('site')
    },
  }),
})
