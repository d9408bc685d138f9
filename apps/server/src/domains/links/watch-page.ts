import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { pageLinks } from './providers/page-links.ts'
import { addressKey, hostOf } from './providers/same-url.ts'
import { trackLinks, type NewLink } from './store-links.ts'
import { forgetLostLinks } from './notify-lost-links.ts'

/** A post as it was published at an address. */
export interface PublishedText {
  readonly accountId: string
  readonly campaignJobId?: string
  readonly pageUrl: string
  readonly pageTitle: string
  readonly html: string
}

const keyOf = ({ targetUrl, rel }: Pick<NewLink, 'targetUrl' | 'rel'>): string =>
  `${addressKey(targetUrl)} ${rel}`

/** Watches the links of a page no more, or only those of these keys. Answers the keys that are watched already. */
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

/** Watches the links of a post to other hosts from now on; those that its text has no more are forgotten. */
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

/** A post was taken from the public by its own people: nobody misses its links. */
export const untrackPageLinks = async (
  transaction: Transaction<Database>,
  page: Pick<PublishedText, 'accountId' | 'pageUrl'>,
): Promise<void> => void (await forgetOthers(transaction, page, new Set()))
