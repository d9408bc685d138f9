import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for runs of kind 'write-article', all that wait; a run's items are the texts to be written. */
export const writeArticleJob: JobDefinition<{ runId: string }> = {
  name: 'write-article',
  retryLimit: 2,
  wakesForAll: true,
}
