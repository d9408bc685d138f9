import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Mails a link for a new password if a user has this email address. */
export const askResetJob: JobDefinition<{ email: string }> = { name: 'ask-reset', retryLimit: 3 }
