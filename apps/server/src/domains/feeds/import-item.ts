import { lockAccountRow, requireAccountRow } from '../../platform/db/account-row.ts'
import type { RssArticle } from '@web2/contract/feeds'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../platform/errors.ts'
import { boundedReader } from '../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../platform/threads/limit-exceeded.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { cleanAhead, insertArticle, type ArticleStart } from '../articles/index.ts'
import { cleanFeedHtml } from './clean-feed-html.ts'
import { itemView } from './feed-view.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>
type Credited = Pick<RssArticle, 'title' | 'link' | 'author' | 'feedTitle'>

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Returns the credit line at the end of the text; not cleaned yet. */
const creditOf = ({ title, link, author, feedTitle }: Credited): string => {
  const name = escaped(title)
  const linked =
    link === '' ? name : `<a href="${escaped(link)}" rel="nofollow noopener" target="_blank">${name}</a>`
  return `<p>Source: ${[linked, escaped(author), escaped(feedTitle)].filter((part) => part !== '').join(', ')}</p>`
}

const readForeign = boundedReader(
  cleanFeedHtml,
  { module: new URL('./clean-feed-html.ts', import.meta.url), name: 'cleanFeedHtml' },
  { within: 10_000, what: 'item', advice: 'Open it on its site instead.' },
)

/** Prepares the draft's text before the transaction. */
const draftOf = async (
  { db }: Pick<AppContext, 'db'>,
  { accountId }: Owner,
  id: string,
): Promise<Pick<ArticleStart, 'text'>> => {
  const item = await requireAccountRow(db, 'rssArticles', { id, accountId }, 'item')
  const { content, link, feedUrl } = item
  try {
    const page = link || feedUrl
    const html = await readForeign({ turnOf: accountId, size: content.length, given: [content, page] })
    return await cleanAhead(accountId, { text: html + cleanFeedHtml(creditOf(item), page) })
  } catch (error) {
    throw error instanceof LimitExceeded ? refused(error.message) : error
  }
}

/** Creates a draft from an item within the caller's transaction. */
const importItemIn = async (
  transaction: Transaction<Database>,
  owner: Owner,
  id: string,
  { draft, now }: { readonly draft: Pick<ArticleStart, 'text'>; readonly now: Date },
): Promise<RssArticle> => {
  const { accountId } = owner
  const item = await lockAccountRow(transaction, 'rssArticles', { id, accountId }, 'item')
  if (item.articleId !== null) return itemView(item)
  const feed = await transaction
    .selectFrom('rssFeeds')
    .select('categoryId')
    .where('id', '=', item.feedId)
    .executeTakeFirstOrThrow()
  const article = await insertArticle(transaction, owner, {
    ...draft,
    title: item.title,
    categoryId: feed.categoryId,
    status: 'draft',
    source: 'rss',
    provenance: { when: now.toISOString() },
  })
  const changed = await transaction
    .updateTable('rssArticles')
    .set({ articleId: article._id, updatedAt: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const record = itemView(changed)
  await recordEvent(transaction, { accountId, path: 'rss-articles', name: 'patched', record })
  return record
}

/** Imports an item as a draft that credits its source. Does nothing if its article still exists. */
export const importItem = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  owner: Owner,
  id: string,
): Promise<RssArticle> => {
  if (!isUuid(id)) throw notFound('item')
  const draft = await draftOf({ db }, owner, id)
  return db
    .transaction()
    .execute((transaction) => importItemIn(transaction, owner, id, { draft, now: now() }))
}
