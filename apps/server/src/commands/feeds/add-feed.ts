import { feedLimits, type RssFeed, type RssFeedData } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { recordEvent } from '../../db/outbox/record-event.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { refused, taken } from '../../errors.ts'
import { pollFeedJob } from '../../jobs/poll-feed/poll-feed.job.ts'
import type { Caller } from '../../sessions/caller.ts'
import { requireCategoryInAccount } from '../categories/own-category.ts'
import { feedAddress } from './feed-address.ts'
import { feedView } from './feed-view.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** A new feed, which is looked at soon. */
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
      throw refused(`You have ${feedLimits.feeds} feeds, which is the most there can be. Delete one first.`)
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
    if (!row) throw taken({ url: 'You have this feed already.' })
    await recordEvent(transaction, { accountId, path: 'rss-feeds', name: 'created', record: feedView(row) })
    await jobs.enqueue(transaction, pollFeedJob, { feedId: row.id }, { singletonKey: row.id })
    return feedView(row)
  })
}
