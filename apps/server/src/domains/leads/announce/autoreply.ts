import { createHmac } from 'node:crypto'
import { leadLimits } from '@web2/contract/leads'
import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isEmail } from '../check/check-entries.ts'
import { queueLeadMail } from '../lead-mails.ts'
import type { LeadsTable } from '../tables.ts'
import { subjectName } from './lead-letters.ts'
import type { LeadMailSettings } from './recipients.ts'

type Context = Pick<AppContext, 'config' | 'jobs' | 'now'>

const hour = 3_600_000

/**
 * Returns the mailbox of an address: a tag after a plus sign is another address of the same one, and so are dots at
 * Gmail (https://support.google.com/mail/answer/7436150).
 */
const mailboxOf = (email: string): string => {
  const untagged = email.toLowerCase().replace(/\+[^@]*@/, '@')
  const [, name] = /^(.*)@g(?:oogle)?mail\.com$/.exec(untagged) ?? []
  return name === undefined ? untagged : `${name.replaceAll('.', '')}@gmail.com`
}

const hashOf = (appSecret: string, email: string): string =>
  createHmac('sha256', appSecret)
    .update(`web2/lead-autoreply/v1\0${mailboxOf(email)}`)
    .digest('base64url')

/** Mailboxes of programs (RFC 2142, and those that read nothing). */
const programs = /^(?:mailer-daemon|postmaster|abuse|no-?reply|do-?not-?reply)@/

/** Claims the reply of the day to an address from a site. Returns false if it was sent or the daily limit is reached. */
const claimReply = async (
  transaction: Transaction<Database>,
  { config, now }: Context,
  {
    accountId,
    siteId,
    email,
  }: { readonly accountId: string; readonly siteId: string; readonly email: string },
): Promise<boolean> => {
  const before = new Date(now().getTime() - leadLimits.autoreplyEvery * hour).toISOString()
  const { sent } = await transaction
    .selectFrom('leadAutoreplies')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('accountId', '=', accountId)
    .where('sentAt', '>', before)
    .executeTakeFirstOrThrow()
  if (Number(sent) >= leadLimits.autorepliesPerDay) return false
  const sentAt = now().toISOString()
  const claimed = await transaction
    .insertInto('leadAutoreplies')
    .values({ siteId, accountId, addressHash: hashOf(config.appSecret, email), sentAt })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'addressHash'])
        .doUpdateSet({ sentAt })
        .where('leadAutoreplies.sentAt', '<=', before),
    )
    .returning('siteId')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Queues the automatic reply to a visitor, if the site has one. It holds nothing that the visitor typed, and goes to an
 * address at most once a day. It never goes to a recipient of leads or to a mailbox of programs, so that two mailboxes
 * can't answer each other, nor for a lead that a member released, or that is older than a day.
 */
export const queueAutoreply = async (
  transaction: Transaction<Database>,
  context: Context,
  lead: Selectable<LeadsTable>,
  mailSettings: LeadMailSettings,
): Promise<void> => {
  const { accountId, siteId, email } = lead
  const body = mailSettings.autoreplyText.trim()
  if (!mailSettings.autoreply || body === '' || siteId === null || !isEmail(email)) return
  if (mailSettings.recipients.some((each) => mailboxOf(each) === mailboxOf(email))) return
  if (programs.test(mailboxOf(email))) return
  // one that was held back could still be spam to a stranger's address
  if (lead.taught === 'good') return
  if (context.now().getTime() - new Date(lead.createdAt).getTime() > leadLimits.autoreplyEvery * hour) return
  if (!(await claimReply(transaction, context, { accountId, siteId, email }))) return
  const subject =
    subjectName(mailSettings.autoreplySubject) || `Your message to ${subjectName(lead.siteName)}`
  const [replyTo] = mailSettings.recipients
  const mailId = await queueLeadMail(transaction, context, {
    accountId,
    leadIds: [lead.id],
    to: email,
    content: {
      subject,
      paragraphs: [body],
      isPlain: true,
      isAutomatic: true,
      ...(replyTo !== undefined && { replyTo }),
    },
  })
  const id = uuidV7()
  await transaction
    .insertInto('leadMessages')
    .values({
      ...{ id, accountId, createdBy: null, leadId: lead.id, kind: 'autoreply', subject, body, mailId },
      mailStatus: context.config.mail ? 'queued' : 'kept',
    })
    .execute()
  await recordEvent(transaction, {
    accountId,
    path: 'lead-messages',
    name: 'created',
    record: { _id: id, leadId: lead.id },
  })
}
