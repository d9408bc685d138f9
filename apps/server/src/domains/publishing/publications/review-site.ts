import type { PublicationReview } from '@web2/contract/publishing'
import { siteReviewer } from '@web2/site'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { SiteRow } from '../../sites/index.ts'
import type { AppContext } from '../../../platform/context.ts'
import { openSite } from '../render/site-reader.ts'
import type { SiteReader } from '../render/site-reading.ts'
import { formsProblem, reviewedForms, type ReviewedAt } from './forms-problem.ts'

/** Maximum of reviewed pages of a generated site, because its pages share one document. */
const generatedPages = 200

/** Returns how many pages of a site are reviewed. */
export const pagesReviewed = ({ turboId }: Pick<SiteRow, 'turboId'>): number =>
  turboId === null ? Infinity : generatedPages

/**
 * Reviews an opened site for problems that visitors would notice. `problem` is why its forms can't deliver; null if
 * they can.
 */
export const reviewOpened = async (
  { outline, nap, batches }: Pick<SiteReader, 'outline' | 'nap' | 'batches'>,
  now: Date,
  { most, problem }: { readonly most: number; readonly problem: string | null },
): Promise<PublicationReview> => {
  const forms = reviewedForms(problem)
  const reviewer = siteReviewer(outline, { nap, year: now.getUTCFullYear(), directoryIndex: true, forms })
  const breathe = createEventLoopYield()
  let left = most
  for await (const { rows, pages } of batches()) {
    for (const [at, page] of pages.entries()) {
      if (left-- <= 0) return reviewer.result()
      await breathe()
      reviewer.page(page, rows[at]?.id ?? null)
    }
  }
  return reviewer.result()
}

/** Reviews a site's current state, for where it is about to be published. */
export const reviewSite = async (
  context: AppContext,
  site: SiteRow,
  at?: ReviewedAt,
): Promise<PublicationReview> => {
  const problem = await formsProblem(context, site, at)
  const reader = await openSite(context, site)
  try {
    return await reviewOpened(reader, context.now(), { most: pagesReviewed(site), problem })
  } finally {
    await reader.close()
  }
}
