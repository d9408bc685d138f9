import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { pageLinks } from './providers/page-links.ts'
import { addressKey, hostOf } from './providers/same-url.ts'
import { trackLinks, type NewLink } from './store-links.ts'
import { forgetLostLinks } from './notify-lost-links.ts'

/** Published post with its URL. */
export interface PublishedText {
  readonly accountId: string
  readonly campaignJobId?: string
  readonly pageUrl: string
  readonly pageTitle: string
  readonly html: string
}

const keyOf = ({ targetUrl, rel }: Pick<NewLink, 'targetUrl' | 'rel'>): string =>
  `${addressKey(targetUrl)} ${rel}`

/** Untracks a page's links except these keys. Returns the keys that were tracked before. */
const forgetOthers = async (
  transaction: Transaction<Database>,
  { accountId, pageUrl }: Pick<PublishedText, 'accountId' | 'pageUrl'>,
  present: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const known = await transaction
    .selectFrom('postLinks')
    .select(['id', 'targetUrl', 'rel'])
    .where('accountId', '=', accountId)
    .where('pageHost', '=', hostOf(pageUrl))
    .where('pageUrl', '=', pageUrl)
    .execute()
  const gone = known.filter((link) => !present.has(keyOf(link)))
  if (gone.length > 0) {
    await transaction
      .deleteFrom('postLinks')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()
    await forgetLostLinks(transaction, { accountId, pageUrl })
  }
  return new Set(known.map(keyOf))
}

/** Tracks a post's links to other hosts and untracks those its text no longer has. */
export const trackPageLinks = async (
  transaction: Transaction<Database>,
  { html, ...page }: PublishedText,
  now: Date,
): Promise<void> => {
  const links = pageLinks(html, page.pageUrl)
    .links.filter(({ url }) => hostOf(url) !== hostOf(page.pageUrl))
    .map(({ url, anchor, rel }): NewLink => ({ ...page, source: 'post', targetUrl: url, anchor, rel }))
  const known = await forgetOthers(transaction, page, new Set(links.map(keyOf)))
  await trackLinks(
    transaction,
    links.filter((link) => !known.has(keyOf(link))),
    now,
  )
}

/** Untracks the links of a post that its own account unpublished. */
export const untrackPageLinks = async (
  transaction: Transaction<Database>,
  page: Pick<PublishedText, 'accountId' | 'pageUrl'>,
): Promise<void> => void (await forgetOthers(transaction, page, new Set()))
