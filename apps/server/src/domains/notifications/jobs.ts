import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Sends an email if it is due. */
export const sendMailJob: JobDefinition<{ mailId: string }> = { name: 'send-mail', retryLimit: 1 }
