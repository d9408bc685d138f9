import type { JobDefinition } from '../queue.ts'

/** Looks at the links of an account whose time has come. */
export const checkLinksJob: JobDefinition<{ accountId: string }> = { name: 'check-links', retryLimit: 1 }
