import { mailReset } from './users/reset-password.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { mailRegistration } from './users/pending-registrations.ts'

export const handleMailRegistration: JobHandler<{ registrationId: string }> = (
  { registrationId },
  { context },
) => mailRegistration(context, registrationId)

export const handleAskReset: JobHandler<{ email: string }> = ({ email }, { context }) =>
  mailReset(context, email)
