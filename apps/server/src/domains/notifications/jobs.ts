import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'
import { dueIn } from '../../platform/jobs/leased-rows.ts'

/** Sends an email if it is due. */
export const sendMailJob: JobDefinition<{ mailId: string }> = { name: 'send-mail', retryLimit: 1 }

const queuedMails = dueIn({ table: 'mails', dueAt: 'dueAt', open: { status: 'queued' } })

export const dueMails: DueWork<{ mailId: string }> = {
  job: sendMailJob,
  due: (context, moment) => (context.config.mail ? queuedMails(context, moment) : undefined),
  payload: (mailId) => ({ mailId }),
}
