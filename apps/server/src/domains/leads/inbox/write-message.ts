import type { LeadMessage, LeadMessageCreate } from '@web2/contract/leads'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import { lockAccountRow } from '../../../platform/db/account-row.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { queueLeadMail } from '../lead-mails.ts'
import type { LeadsTable } from '../tables.ts'
import { emitLeadsChanged } from './emit-leads-changed.ts'
import { messageColumns, messageView } from './lead-view.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>
type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Counts an email that a member of the account sends about a lead. Throws 429 beyond those of a day. */
export const countLeadMail = (db: Kysely<Database>, accountId: string): Promise<void> =>
  countAttempt(db, { key: `lead-replies:${accountId}`, most: 500, seconds: 24 * 3_600 })

const queueReply = async (
  transaction: Transaction<Database>,
  context: Context,
  { userId }: Owner,
  lead: Selectable<LeadsTable>,
  { subject, body }: { readonly subject: string; readonly body: string },
) => {
  const { email: replyTo } = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const mailId = await queueLeadMail(transaction, context, {
    accountId: lead.accountId,
    leadIds: [lead.id],
    to: lead.email,
    content: { subject, paragraphs: [body], replyTo, isPlain: true },
  })
  return { mailId, mailStatus: context.config.mail ? 'queued' : 'kept' }
}

/**
 * Adds a note, a call or a reply to the history of a lead. A reply is queued as an email of plain text, whose answers
 * go to the member who wrote it, and marks a new lead as read. Throws 404 without the lead, 400 without a text, 409 for
 * a reply to a lead without an email address, and 429 beyond the replies of a day.
 */
export const writeMessage = async (
  context: Context,
  owner: Owner,
  { leadId, kind, subject = '', body }: LeadMessageCreate,
): Promise<LeadMessage> => {
  const { accountId, userId } = owner
  if (body.trim() === '') throw badInput({ body: 'Enter some text.' })
  if (kind === 'reply') await countLeadMail(context.db, accountId)
  return context.db.transaction().execute(async (transaction) => {
    const lead = await lockAccountRow(transaction, 'leads', { id: leadId, accountId }, 'lead')
    if (kind === 'reply' && lead.email === '')
      throw refused('This lead has no email address. Call, or add a note instead.')
    const title = kind === 'reply' && subject === '' ? `Your message to ${lead.siteName}` : subject
    const mail =
      kind === 'reply'
        ? await queueReply(transaction, context, owner, lead, { subject: title, body })
        : undefined
    const row = await transaction
      .insertInto('leadMessages')
      .values({ id: uuidV7(), accountId, createdBy: userId, leadId, kind, subject: title, body, ...mail })
      .returning(messageColumns)
      .executeTakeFirstOrThrow()
    if (kind === 'reply' && lead.status === 'new')
      await transaction
        .updateTable('leads')
        .set({ status: 'read', readAt: lead.readAt ?? context.now().toISOString() })
        .where('id', '=', lead.id)
        .execute()
    const record = { _id: row.id, leadId }
    await recordEvent(transaction, { accountId, path: 'lead-messages', name: 'created', record })
    await emitLeadsChanged(transaction, accountId, 'patched', [lead.id])
    return messageView(row)
  })
}
