import { mailRegistration } from '../../commands/people/pending-registrations.ts'
import type { JobHandler } from '../handler.ts'

export const handleMailRegistration: JobHandler<{ registrationId: string }> = (
  { registrationId },
  { context },
) => mailRegistration(context, registrationId)
