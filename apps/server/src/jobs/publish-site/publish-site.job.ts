import type { JobDefinition } from '../queue.ts'

/** Wakes a worker for a run of kind 'publish-site'; the run says what is to be done. */
export const publishSiteJob: JobDefinition<{ runId: string }> = { name: 'publish-site', retryLimit: 2 }
