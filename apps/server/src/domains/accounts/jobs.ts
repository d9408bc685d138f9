import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Mails a link for a new password, if somebody has this address. */
export const askResetJob: JobDefinition<{ email: string }> = { name: 'ask-reset', retryLimit: 3 }
