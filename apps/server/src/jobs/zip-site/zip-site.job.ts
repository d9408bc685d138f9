import type { JobDefinition } from '../queue.ts'

/** Wakes a worker for a run of kind 'zip-site'. */
export const zipSiteJob: JobDefinition<{ runId: string }> = { name: 'zip-site', retryLimit: 2 }
