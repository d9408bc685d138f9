import type { AppContext } from '../../platform/context.ts'
import { pollFeedJob } from './jobs.ts'

/** Wakes a worker for each due feed; the singleton key keeps wake-ups of one feed from piling up. */
export const enqueueDueFeeds = async ({ db, jobs, now }: AppContext): Promise<void> => {
  const due = await db
    .selectFrom('rssFeeds')
    .select('id')
    .where('paused', '=', false)
    .where('nextCheckAt', '<=', now().toISOString())
    .orderBy('nextCheckAt')
    .limit(200)
    .execute()
  for (const { id } of due)
    await db
      .transaction()
      .execute((transaction) => jobs.enqueue(transaction, pollFeedJob, { feedId: id }, { singletonKey: id }))
}
