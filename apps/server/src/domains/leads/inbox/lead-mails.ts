import type { LeadMail } from '@web2/contract/leads'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { lockAccountRow } from '../../../platform/db/account-row.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { requeueMail } from '../../notifications/index.ts'
import { countLeadMail } from './write-message.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

/** Emails in one answer. */
const most = 1_000

/** Members by name, because their addresses are not for all roles. */
const nameOrAddress = sql<string>`coalesce((
  select users.name from users join memberships on memberships.user_id = users.id
  where memberships.account_id = lead_mails.account_id and lower(users.email) = lower(mails.recipient)
  limit 1), mails.recipient)`

const mailsOf = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('leadMails')
    .innerJoin('mails', 'mails.id', 'leadMails.mailId')
    .leftJoin('leadMessages', 'leadMessages.mailId', 'mails.id')
    .select([
      'mails.id',
      'mails.createdAt',
      'mails.updatedAt',
      'leadMails.leadId',
      'leadMessages.id as messageId',
      'mails.subject',
      'mails.status',
      'mails.failure',
    ])
    // the address of a visitor is theirs, also if they are a member
    .select(
      sql<string>`case when lead_messages.id is null then ${nameOrAddress} else mails.recipient end`.as('to'),
    )
    .where('leadMails.accountId', '=', accountId)

type Row = Awaited<ReturnType<ReturnType<typeof mailsOf>['execute']>>[number]

const viewOf = ({ config }: Pick<Context, 'config'>, { id, failure, ...row }: Row): LeadMail => ({
  _id: id,
  ...row,
  failure: failure === '' ? null : failure,
  canRetry:
    config.mail !== undefined &&
    (row.status === 'failed' || row.status === 'kept') &&
    failure !== 'unreadable',
})

/** Returns the emails about a lead, oldest first: replies, automatic replies, and those to members and recipients. */
export const leadMails = async (
  context: Pick<Context, 'config' | 'db'>,
  accountId: string,
  leadId: string,
): Promise<LeadMail[]> => {
  const rows = await mailsOf(context.db, accountId)
    .where('leadMails.leadId', '=', leadId)
    .orderBy('mails.createdAt')
    .orderBy('mails.id')
    .limit(most)
    .execute()
  return rows.map((row) => viewOf(context, row))
}

const findMail = async (db: Kysely<Database>, accountId: string, mailId: string | null): Promise<Row> => {
  const row =
    mailId !== null && isUuid(mailId)
      ? await mailsOf(db, accountId).where('mails.id', '=', mailId).executeTakeFirst()
      : undefined
  if (!row) throw notFound('email')
  return row
}

/**
 * Queues an email about a lead again that was not sent. One that is queued by now stays as it is, so that two members
 * queue it once. Throws 404 if the email or its lead was deleted, 409 if it was sent, can't be decrypted, or no mail
 * server is set up, and 429 beyond the emails of a day.
 */
export const resendLeadMail = async (
  context: Context,
  accountId: string,
  mailId: string | null,
): Promise<LeadMail> => {
  const { config, db } = context
  const found = await findMail(db, accountId, mailId)
  const { id, leadId } = found
  if (!config.mail) throw refused('No mail server is set up. Ask an admin to set SMTP_URL.')
  // its sender may hold it for a minute
  if (found.status === 'queued') return viewOf(context, found)
  return db.transaction().execute(async (transaction) => {
    // the lead first, as its deletion does
    await lockAccountRow(transaction, 'leads', { id: leadId, accountId }, 'lead')
    const mail = await findMail(transaction, accountId, id)
    if (mail.status !== 'queued') {
      if (mail.failure === 'unreadable')
        throw refused('This email can’t be decrypted anymore. Write a new reply.')
      await countLeadMail(transaction, accountId)
      await requeueMail(transaction, context, id)
    }
    return viewOf(context, await findMail(transaction, accountId, id))
  })
}
