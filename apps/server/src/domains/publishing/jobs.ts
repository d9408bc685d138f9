import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'zip-site'. */
export const zipSiteJob: JobDefinition<{ runId: string }> = { name: 'zip-site', retryLimit: 2 }

/** Wakes a worker for a run of kind 'publish-site'; the run holds the steps. */
export const publishSiteJob: JobDefinition<{ runId: string }> = { name: 'publish-site', retryLimit: 2 }
