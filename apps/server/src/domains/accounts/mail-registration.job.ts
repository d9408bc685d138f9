import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Mails the link of a registration, or to whoever has an account already that they have one. */
export const mailRegistrationJob: JobDefinition<{ registrationId: string }> = {
  name: 'mail-registration',
  retryLimit: 3,
}
