import type { JobDefinition } from '../queue.ts'

/** Wakes a worker for a run of kind 'import-site'. */
export const importSiteJob: JobDefinition<{ runId: string }> = { name: 'import-site', retryLimit: 2 }
