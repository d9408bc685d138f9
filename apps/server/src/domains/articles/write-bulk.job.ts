import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'write-bulk', whose steps are the bulk's rows. */
export const writeBulkJob: JobDefinition<{ runId: string }> = { name: 'write-bulk', retryLimit: 2 }
