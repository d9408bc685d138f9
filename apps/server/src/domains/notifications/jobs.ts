import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Sends an email if it is due. */
export const sendMailJob: JobDefinition<{ mailId: string }> = { name: 'send-mail', retryLimit: 1 }

export const dueMails: DueWork<{ mailId: string }> = {
  job: sendMailJob,
  due: ({ config, db }, moment) =>
    config.mail
      ? db
          .selectFrom('mails')
          .select('id')
          .where('status', '=', 'queued')
          .where('dueAt', '<=', moment)
          .orderBy('dueAt')
      : undefined,
  payload: (mailId) => ({ mailId }),
}
