import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'zip-site'. */
export const zipSiteJob: JobDefinition<{ runId: string }> = { name: 'zip-site', retryLimit: 2 }
