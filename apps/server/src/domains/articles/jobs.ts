import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for all waiting runs of kind 'write-article'; their steps are the texts to generate. */
export const writeArticleJob: JobDefinition<{ runId: string }> = {
  name: 'write-article',
  retryLimit: 2,
  wakesForAll: true,
}
