import type { RssFeed, RssFeedPatch } from '@web2/contract/feeds'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { notFound, taken } from '../../platform/errors.ts'
import { pollFeedJob } from './jobs.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { requireCategoryInAccount } from '../articles/index.ts'
import { feedAddress } from './normalize-feed-url.ts'
import { feedView } from './feed-view.ts'

const requireFree = async (
  transaction: Kysely<Database>,
  { accountId, id, url }: { readonly accountId: string; readonly id: string; readonly url: string },
) => {
  const other = await transaction
    .selectFrom('rssFeeds')
    .select('id')
    .where('accountId', '=', accountId)
    .where('url', '=', url)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw taken({ url: 'You already have this feed.' })
}

/** Changes a feed's URL or category, pauses or resumes it, or polls it now, which also resumes it. */
export const changeFeed = (
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  { accountId }: Pick<Caller, 'accountId'>,
  id: string,
  { url: typed, paused, categoryId, check }: RssFeedPatch,
): Promise<RssFeed> =>
  db.transaction().execute(async (transaction) => {
    if (!isUuid(id)) throw notFound('feed')
    await requireCategoryInAccount(transaction, accountId, categoryId)
    const url = typed === undefined ? undefined : feedAddress(typed)
    if (url !== undefined) await requireFree(transaction, { accountId, id, url })
    const asks = check === true || paused === false || url !== undefined
    const moment = now().toISOString()
    const row = await transaction
      .updateTable('rssFeeds')
      .set({
        ...(categoryId !== undefined && { categoryId }),
        // the stored state belongs to the old URL
        ...(url !== undefined && { url, etag: null, lastModified: null, failures: 0, problem: '' }),
        ...(paused !== undefined && { paused }),
        // a user who pauses a failing feed knows about the problem
        ...(paused === true && { failures: 0, problem: '' }),
        ...(asks && { paused: false, nextCheckAt: moment }),
        updatedAt: moment,
      })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw notFound('feed')
    await recordEvent(transaction, { accountId, path: 'rss-feeds', name: 'patched', record: feedView(row) })
    if (asks) await jobs.enqueue(transaction, pollFeedJob, { feedId: id }, { singletonKey: id })
    return feedView(row)
  })
