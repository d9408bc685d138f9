import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { sendMailJob } from '../jobs.ts'
import type { LetterContent } from './mail-content.ts'
import { sealMailBody } from './seal-mail.ts'

/**
 * Queues an email in the transaction of its cause, so that both are stored or neither. Without an SMTP server
 * the email is stored, and admins read it under Users. Returns the ID of the email.
 */
export const queueMail = async (
  transaction: Transaction<Database>,
  { config, jobs, now }: Pick<AppContext, 'config' | 'jobs' | 'now'>,
  mail: { readonly to: string; readonly content: LetterContent },
): Promise<string> => {
  const id = uuidV7()
  const status = config.mail ? 'queued' : 'kept'
  await transaction
    .insertInto('mails')
    .values({
      id,
      recipient: mail.to,
      subject: mail.content.subject,
      bodySealed: sealMailBody(config.appSecret, mail.content),
      status,
      dueAt: now().toISOString(),
    })
    .execute()
  if (status === 'queued') await jobs.enqueue(transaction, sendMailJob, { mailId: id }, { singletonKey: id })
  return id
}
