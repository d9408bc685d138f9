import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/**
 * Mails the confirmation link of a registration or, if the address belongs to a user, a note that it does.
 */
export const mailRegistrationJob: JobDefinition<{ registrationId: string }> = {
  name: 'mail-registration',
  retryLimit: 3,
}

/** Mails a link for a new password if a user has this email address. */
export const askResetJob: JobDefinition<{ email: string }> = { name: 'ask-reset', retryLimit: 3 }
