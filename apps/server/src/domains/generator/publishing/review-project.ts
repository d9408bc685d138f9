import type { PublicationReview } from '@web2/contract/publishing'
import { siteReviewer } from '@web2/site'
import type { AppContext } from '../../../platform/context.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { formsProblemAt, reviewedForms } from '../../publishing/index.ts'
import { renderPages } from './generated-pages.ts'
import { openTurbo } from '../projects/load-project.ts'
import { plannedSiteMap } from '../sites/site-map.ts'
import type { ProjectRow } from '../projects/project-view.ts'

/** Reviewed pages: the sample, and the first of each kind. */
const mostPages = 60

const firstPages = ({ db }: Pick<AppContext, 'db'>, turboId: string) =>
  db
    .selectFrom('turboPages')
    .selectAll()
    .where('turboId', '=', turboId)
    .orderBy('isSample', 'desc')
    .orderBy('kind')
    .orderBy('position')
    .limit(mostPages)
    .execute()

const noReview: PublicationReview = {
  errors: 0,
  warnings: 0,
  hints: 0,
  issues: [],
  groups: [],
  pagesWith: { error: 0, warning: 0, hint: 0 },
  pagesReviewed: 0,
}

/** Reviews a project's pages for errors visible to visitors. */
export const reviewTurbo = async (context: AppContext, turbo: ProjectRow): Promise<PublicationReview> => {
  const { db, now } = context
  // a definition that was never planned has no pages
  if (turbo.document === '') return noReview
  const opened = await openTurbo(context, turbo)
  const { siteName, email } = turbo.definition
  const rows = await firstPages(context, turbo.id)
  // unpublished pages show the links they will have
  const mapOf = (siteValue: string) => plannedSiteMap(db, { turboId: turbo.id, siteValue }, opened.open)
  const firstSite = rows[0]?.siteValue ?? ''
  const first = await mapOf(firstSite)
  const reviewer = siteReviewer(
    {
      name: siteName,
      email,
      pages: [{ slug: 'home', isDefault: true }],
      hasOtherPages: true,
      navigation: first.navigation,
    },
    {
      ...{ nap: null, year: now().getUTCFullYear(), directoryIndex: true },
      forms: reviewedForms(await formsProblemAt(context, turbo.accountId, turbo.definition.clouds, 'site')),
    },
  )
  const breathe = createEventLoopYield()
  for (const [siteValue, own] of Map.groupBy(rows, (row) => row.siteValue)) {
    const map = siteValue === firstSite ? first : await mapOf(siteValue)
    for (const { page } of await renderPages(db, opened, own, { siteName, trackingNumber: '', map })) {
      await breathe()
      reviewer.page(page, null)
    }
  }
  return reviewer.result()
}
