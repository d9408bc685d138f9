import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'run-turbo'. */
export const runTurboJob: JobDefinition<{ runId: string }> = { name: 'run-turbo', retryLimit: 2 }
