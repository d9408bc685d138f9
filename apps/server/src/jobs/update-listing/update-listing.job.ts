import type { JobDefinition } from '../queue.ts'

/** Wakes a worker for a run of kind 'update-listing'. */
export const updateListingJob: JobDefinition<{ runId: string }> = { name: 'update-listing', retryLimit: 2 }
