import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'
import { dueIn, type LeasedRows } from '../../platform/jobs/leased-rows.ts'

/** Polls a feed if it is due. */
export const pollFeedJob: JobDefinition<{ feedId: string }> = { name: 'poll-feed', retryLimit: 1 }

export const leasedFeeds: LeasedRows<'rssFeeds'> = {
  table: 'rssFeeds',
  dueAt: 'nextCheckAt',
  open: { paused: false },
  lease: 5 * 60_000,
}

export const dueFeeds: DueWork<{ feedId: string }> = {
  job: pollFeedJob,
  due: dueIn(leasedFeeds),
  payload: (feedId) => ({ feedId }),
}
