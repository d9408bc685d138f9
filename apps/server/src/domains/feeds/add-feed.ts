import { feedLimits, type RssFeed, type RssFeedData } from '@web2/contract/feeds'
import type { AppContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { refused, taken } from '../../platform/errors.ts'
import { pollFeedJob } from './jobs.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { requireCategoryInAccount } from '../articles/index.ts'
import { feedAddress } from './normalize-feed-url.ts'
import { feedView } from './feed-view.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Adds a feed and schedules its first poll. */
export const addFeed = (
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  { accountId, userId }: Owner,
  { url: typed, categoryId }: RssFeedData,
): Promise<RssFeed> => {
  const url = feedAddress(typed)
  return db.transaction().execute(async (transaction) => {
    await requireCategoryInAccount(transaction, accountId, categoryId)
    const known = await transaction
      .selectFrom('rssFeeds')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(known.count) >= feedLimits.feeds)
      throw refused(`You’ve reached the limit of ${feedLimits.feeds} feeds. Delete one first.`)
    const row = await transaction
      .insertInto('rssFeeds')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: userId,
        url,
        title: url,
        categoryId: categoryId ?? null,
        nextCheckAt: now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['accountId', 'url']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw taken({ url: 'You already have this feed.' })
    await recordEvent(transaction, { accountId, path: 'rss-feeds', name: 'created', record: feedView(row) })
    await jobs.enqueue(transaction, pollFeedJob, { feedId: row.id }, { singletonKey: row.id })
    return feedView(row)
  })
}
