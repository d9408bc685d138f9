import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'run-turbo'. */
export const runTurboJob: JobDefinition<{ runId: string }> = { name: 'run-turbo', retryLimit: 2 }

/** Wakes a worker for a run of kind 'plan-turbo'. */
export const planTurboJob: JobDefinition<{ runId: string }> = { name: 'plan-turbo', retryLimit: 2 }
