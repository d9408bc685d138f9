import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'write-bulk'; the rows of the bulk are what is to be written. */
export const writeBulkJob: JobDefinition<{ runId: string }> = { name: 'write-bulk', retryLimit: 2 }
