import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'update-listing'. */
export const updateListingJob: JobDefinition<{ runId: string }> = { name: 'update-listing', retryLimit: 2 }
