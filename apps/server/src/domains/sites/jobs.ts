import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'import-site'. */
export const importSiteJob: JobDefinition<{ runId: string }> = { name: 'import-site', retryLimit: 2 }
