import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Polls a feed if it is due. */
export const pollFeedJob: JobDefinition<{ feedId: string }> = { name: 'poll-feed', retryLimit: 1 }
