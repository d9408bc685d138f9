import type { Page } from '@web2/contract/core'
import type { Mail } from '@web2/contract/notifications'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { likePattern } from '../../../platform/db/adapter/like-pattern.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { sendMailJob } from '../jobs.ts'
import { letterText } from './mail-content.ts'
import { openMailBody } from './seal-mail.ts'

const columns = [
  'id',
  'createdAt',
  'updatedAt',
  'recipient as to',
  'subject',
  'status',
  'attempts',
  'message',
] as const

/** Returns emails of the installation without their text, newest first. */
export const listMails = async (
  { db }: Pick<AppContext, 'db'>,
  { limit, skip, search }: { readonly limit: number; readonly skip: number; readonly search: string },
): Promise<Page<Mail>> => {
  const wanted = likePattern(search)
  const matching = db
    .selectFrom('mails')
    .$if(search !== '', (all) =>
      all.where((where) =>
        where.or([where('recipient', 'ilike', wanted), where('subject', 'ilike', wanted)]),
      ),
    )
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(columns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return { total, limit, skip, data: rows.map(({ id, ...row }) => ({ _id: id, ...row, text: '' })) }
}

/** Returns one email, with its text while that is stored. */
export const readMail = async (
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  id: string | null,
): Promise<Mail> => {
  if (id === null || !isUuid(id)) throw notFound('mail')
  const row = await db
    .selectFrom('mails')
    .select([...columns, 'bodySealed'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('mail')
  const { id: _id, bodySealed, ...mail } = row
  const content = bodySealed === null ? undefined : openMailBody(config.appSecret, bodySealed)
  return { _id, ...mail, text: content ? letterText(content) : '' }
}

/**
 * Queues an email again that is not sent, in the transaction of its caller, for now and as if it had never been tried.
 * Throws 409 if it was sent.
 */
export const requeueMail = async (
  transaction: Transaction<Database>,
  { jobs, now }: Pick<AppContext, 'jobs' | 'now'>,
  mailId: string,
): Promise<void> => {
  const moment = now().toISOString()
  const changed = await transaction
    .updateTable('mails')
    .set({ status: 'queued', attempts: 0, dueAt: moment, failure: '', message: '', updatedAt: moment })
    .where('id', '=', mailId)
    .where('status', '!=', 'sent')
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw refused('This email was already sent.')
  await jobs.enqueue(transaction, sendMailJob, { mailId }, { singletonKey: mailId })
}

/** Queues an email again that failed or was stored before an SMTP server was set. */
export const retryMail = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  id: string | null,
): Promise<Mail> => {
  const { config, db } = context
  if (!config.mail) throw refused('No mail server is set up. Set SMTP_URL and restart the server.')
  const mail = await readMail(context, id)
  await db.transaction().execute((transaction) => requeueMail(transaction, context, mail._id))
  return readMail(context, mail._id)
}
