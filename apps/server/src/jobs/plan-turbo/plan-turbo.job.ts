import type { JobDefinition } from '../queue.ts'

/** Wakes a worker for a run of kind 'plan-turbo'. */
export const planTurboJob: JobDefinition<{ runId: string }> = { name: 'plan-turbo', retryLimit: 2 }
