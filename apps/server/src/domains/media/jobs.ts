import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Wakes a worker for a run of kind 'generate-images'. */
export const generateImagesJob: JobDefinition<{ runId: string }> = { name: 'generate-images', retryLimit: 2 }
