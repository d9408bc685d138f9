import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Looks at a feed if its time has come. */
export const pollFeedJob: JobDefinition<{ feedId: string }> = { name: 'poll-feed', retryLimit: 1 }
