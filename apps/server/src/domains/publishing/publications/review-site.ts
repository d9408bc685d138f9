import type { PublicationReview } from '@web2/contract/publishing'
import { siteReviewer } from '@web2/site'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { SiteRow } from '../../sites/site-row.ts'
import { openSite } from '../render/site-reader.ts'
import type { ReaderContext, SiteReader } from '../render/site-reading.ts'

/** Pages of a generated site that are reviewed: they share a document, and the others lack what these do. */
const generatedPages = 200

/** How many pages of a site are reviewed. */
export const pagesReviewed = ({ turboId }: Pick<SiteRow, 'turboId'>): number =>
  turboId === null ? Infinity : generatedPages

/** What visitors would miss of a site that was opened. */
export const reviewOpened = async (
  { outline, nap, batches }: Pick<SiteReader, 'outline' | 'nap' | 'batches'>,
  now: Date,
  most: number,
): Promise<PublicationReview> => {
  const reviewer = siteReviewer(outline, { nap, year: now.getUTCFullYear(), directoryIndex: true })
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

/** A site of the account that was not deleted. */
export const maybeSiteRow = async (
  { db }: Pick<AppContext, 'db'>,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
): Promise<SiteRow | undefined> =>
  isUuid(siteId)
    ? db
        .selectFrom('sites')
        .selectAll()
        .where('id', '=', siteId)
        .where('accountId', '=', accountId)
        .where('removedAt', 'is', null)
        .executeTakeFirst()
    : undefined

/** What visitors would miss of a site as it is now. */
export const reviewSite = async (context: ReaderContext, site: SiteRow): Promise<PublicationReview> => {
  const reader = await openSite(context, site)
  try {
    return await reviewOpened(reader, context.now(), pagesReviewed(site))
  } finally {
    await reader.close()
  }
}
