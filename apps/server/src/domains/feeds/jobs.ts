import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Polls a feed if it is due. */
export const pollFeedJob: JobDefinition<{ feedId: string }> = { name: 'poll-feed', retryLimit: 1 }

export const dueFeeds: DueWork<{ feedId: string }> = {
  job: pollFeedJob,
  due: ({ db }, moment) =>
    db
      .selectFrom('rssFeeds')
      .select('id')
      .where('paused', '=', false)
      .where('nextCheckAt', '<=', moment)
      .orderBy('nextCheckAt'),
  payload: (feedId) => ({ feedId }),
}
