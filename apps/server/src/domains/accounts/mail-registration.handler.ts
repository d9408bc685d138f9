import { mailRegistration } from './users/pending-registrations.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleMailRegistration: JobHandler<{ registrationId: string }> = (
  { registrationId },
  { context },
) => mailRegistration(context, registrationId)
