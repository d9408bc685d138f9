import { feedLimits } from '@web2/contract/feeds'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import type { RssFeedsTable } from './tables.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { itemView } from './feed-view.ts'
import type { ItemColumns } from './item-columns.ts'

type FeedRow = Selectable<RssFeedsTable>

/** Deletes the oldest items that were not imported. */
const prune = async (transaction: Transaction<Database>, { id, accountId }: FeedRow): Promise<void> => {
  const removed = await transaction
    .deleteFrom('rssArticles')
    .where('id', 'in', (from) =>
      from
        .selectFrom('rssArticles')
        .select('id')
        .where('feedId', '=', id)
        .where('articleId', 'is', null)
        .orderBy('publishedAt', 'desc')
        .orderBy('id', 'desc')
        .offset(feedLimits.itemsKept),
    )
    .returningAll()
    .execute()
  for (const row of removed)
    await recordEvent(transaction, {
      accountId,
      path: 'rss-articles',
      name: 'removed',
      record: itemView(row),
    })
}

/**
 * Stores the items of a feed, each once by its id, and updates changed ones until they are imported. Returns
 * the feed's number of items.
 */
export const upsertFeedItems = async (
  transaction: Transaction<Database>,
  feed: FeedRow,
  items: readonly ItemColumns[],
  now: Date,
): Promise<number> => {
  const { id: feedId, accountId } = feed
  const known = new Map(
    items.length === 0
      ? []
      : (
          await transaction
            .selectFrom('rssArticles')
            .select(['id', 'guid', 'title', 'content', 'link', 'articleId'])
            .where('feedId', '=', feedId)
            .where(
              'guid',
              'in',
              items.map(({ guid }) => guid),
            )
            .execute()
        ).map((row) => [row.guid, row]),
  )
  for (const { guid, publishedAt, ...columns } of items) {
    const before = known.get(guid)
    const same =
      before &&
      before.title === columns.title &&
      before.content === columns.content &&
      before.link === columns.link
    if (same || before?.articleId) continue
    const row = before
      ? await transaction
          .updateTable('rssArticles')
          .set({ ...columns, updatedAt: now.toISOString() })
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('rssArticles')
          .values({
            id: uuidV7(),
            accountId,
            createdBy: feed.createdBy,
            feedId,
            feedUrl: feed.url,
            feedTitle: feed.title,
            guid,
            ...columns,
            publishedAt: publishedAt ?? now.toISOString(),
            articleId: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
    const name = before ? 'patched' : 'created'
    await recordEvent(transaction, { accountId, path: 'rss-articles', name, record: itemView(row) })
  }
  await transaction
    .updateTable('rssArticles')
    .set({ feedTitle: feed.title, feedUrl: feed.url })
    .where('feedId', '=', feedId)
    .where(sql<boolean>`(feed_title, feed_url) is distinct from (${feed.title}, ${feed.url})`)
    .execute()
  await prune(transaction, feed)
  const { count } = await transaction
    .selectFrom('rssArticles')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('feedId', '=', feedId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
