import { createHash } from 'node:crypto'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PostLinksTable } from './tables.ts'
import { notify, removeNotification } from '../notifications/index.ts'

type LinkRow = Selectable<PostLinksTable>
type Page = Pick<LinkRow, 'accountId' | 'pageUrl' | 'pageHost' | 'pageTitle'>

/** Pages of one host with a notification each; above that, one notification covers the host. */
const mostPages = 5
const namedTargets = 3

const pageCause = ({ pageUrl }: Pick<Page, 'pageUrl'>): string =>
  `lost-links:${createHash('sha256').update(pageUrl).digest('hex')}`
const hostCause = ({ pageHost }: Pick<Page, 'pageHost'>): string => `lost-links-of:${pageHost}`

const isLost = ({ status }: LinkRow): boolean => status === 'lost' || status === 'broken'
const isThere = ({ status }: LinkRow): boolean => !isLost({ status } as LinkRow) && status !== 'unknown'

const mark = (transaction: Transaction<Database>, links: readonly LinkRow[], told: boolean) =>
  transaction
    .updateTable('postLinks')
    .set({ told })
    .where(
      'id',
      'in',
      links.map(({ id }) => id),
    )
    .execute()

/** Returns the number of other pages of the host whose lost links have a notification. */
const otherPages = async (transaction: Transaction<Database>, page: Page): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct page_url)::int as count from post_links
    where account_id = ${page.accountId} and page_host = ${page.pageHost} and told
      and page_url <> ${page.pageUrl}`.execute(transaction)
  return rows[0]?.count ?? 0
}

/** Returns whether an assisted post watches this page: its own check already reports a lost link. */
const isWatchedByHand = async (transaction: Transaction<Database>, page: Page): Promise<boolean> => {
  const found = await transaction
    .selectFrom('assistedPosts')
    .select('id')
    .where('accountId', '=', page.accountId)
    .where('url', '=', page.pageUrl)
    .where('nextCheckAt', 'is not', null)
    .where('articleId', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

const sentence = (page: Page, lost: readonly LinkRow[]): string => {
  const targets = [...new Set(lost.map(({ targetUrl }) => targetUrl))].toSorted()
  const more = targets.length - namedTargets
  const named = `${targets.slice(0, namedTargets).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const title = page.pageTitle === '' ? 'The page' : `“${page.pageTitle}”`
  return lost[0]?.status === 'broken'
    ? `${title} is gone: ${page.pageUrl}. It linked to ${named}.`
    : `${title} no longer links to ${named}: ${page.pageUrl}`
}

const tell = async (transaction: Transaction<Database>, page: Page, lost: readonly LinkRow[]) => {
  if (await isWatchedByHand(transaction, page)) return
  const { accountId, pageHost } = page
  const others = await otherPages(transaction, page)
  const one = sentence(page, lost)
  const isOfHost = others >= mostPages
  await notify(transaction, {
    accountId,
    type: 'lost-links',
    cause: isOfHost ? hostCause(page) : pageCause(page),
    payload: {
      title: isOfHost ? `Lost links on many pages of ${pageHost}` : `Lost links on a page of ${pageHost}`,
      message: isOfHost ? `${others + 1} pages have lost links. Most recently: ${one}` : one,
      link: `/link-map?host=${encodeURIComponent(pageHost)}`,
    },
  })
}

const dismissLostLinkNotification = async (transaction: Transaction<Database>, page: Page): Promise<void> => {
  const { accountId, pageUrl } = page
  const left = await transaction
    .selectFrom('postLinks')
    .select('id')
    .where('accountId', '=', accountId)
    .where('pageHost', '=', page.pageHost)
    .where('pageUrl', '=', pageUrl)
    .where('told', '=', true)
    .executeTakeFirst()
  if (left) return
  await removeNotification(transaction, { accountId, cause: pageCause(page) })
  if ((await otherPages(transaction, page)) === 0)
    await removeNotification(transaction, { accountId, cause: hostCause(page) })
}

/**
 * Notifies the account of links that the check of one page found lost, in the transaction of that check. Each
 * link is reported once until it is back. The notification is removed when links are back.
 */
export const notifyLostLinks = async (
  transaction: Transaction<Database>,
  links: readonly LinkRow[],
): Promise<void> => {
  const [page] = links
  if (!page) return
  const lost = links.filter((link) => isLost(link) && !link.told)
  const back = links.filter((link) => isThere(link) && link.told)
  if (lost.length > 0) {
    await mark(transaction, lost, true)
    await tell(transaction, page, lost)
  }
  if (back.length > 0) {
    await mark(transaction, back, false)
    await dismissLostLinkNotification(transaction, page)
  }
}

/** Removes the notification of a page that is untracked or whose links changed. */
export const forgetLostLinks = (
  transaction: Transaction<Database>,
  page: Pick<Page, 'accountId' | 'pageUrl'>,
): Promise<void> => removeNotification(transaction, { accountId: page.accountId, cause: pageCause(page) })
