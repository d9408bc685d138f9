import type { JobDefinition } from '../queue.ts'

/** Looks at a feed if its time has come. */
export const pollFeedJob: JobDefinition<{ feedId: string }> = { name: 'poll-feed', retryLimit: 1 }
