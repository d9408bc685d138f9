import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'write-bulk', whose steps are the bulk's rows. */
export const writeBulkJob: JobDefinition<{ runId: string }> = { name: 'write-bulk', retryLimit: 2 }

/** Wakes a worker for all waiting runs of kind 'write-article'; their steps are the texts to generate. */
export const writeArticleJob: JobDefinition<{ runId: string }> = {
  name: 'write-article',
  retryLimit: 2,
  wakesForAll: true,
}
