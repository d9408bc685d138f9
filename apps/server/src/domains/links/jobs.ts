import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Checks an account's due links. */
export const checkLinksJob: JobDefinition<{ accountId: string }> = { name: 'check-links', retryLimit: 1 }
