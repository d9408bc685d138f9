import type { JobDefinition } from '../queue.ts'

/** Wakes a worker for a run of kind 'write-bulk'; the rows of the bulk are what is to be written. */
export const writeBulkJob: JobDefinition<{ runId: string }> = { name: 'write-bulk', retryLimit: 2 }
