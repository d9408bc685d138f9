import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Looks at the links of an account whose time has come. */
export const checkLinksJob: JobDefinition<{ accountId: string }> = { name: 'check-links', retryLimit: 1 }
