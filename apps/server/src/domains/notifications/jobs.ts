import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Sends a mail if its time has come. */
export const sendMailJob: JobDefinition<{ mailId: string }> = { name: 'send-mail', retryLimit: 1 }
