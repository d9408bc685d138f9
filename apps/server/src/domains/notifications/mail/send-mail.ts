import type { MailFailure } from '@web2/contract/notifications'
import type { AppContext } from '../../../platform/context.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { smtpMailer } from './smtp-mailer.ts'
import { letterText } from './mail-content.ts'
import { letterHtml } from './mail-html.ts'
import { openMailBody } from './seal-mail.ts'

/** Minutes until the next attempt; after the last one the email fails. */
const waits = [1, 5, 15, 60, 180, 360, 720]

const senderOf = ({ from, user, host }: { from: string; user: string; host: string }): string => {
  if (from !== '') return from
  return user.includes('@') ? user : `web2@${host}`
}

const failureOf = ({ kind, reason }: ServiceFailure): MailFailure => {
  if (reason === 'no-mailbox') return 'recipient'
  if (kind === 'auth-dead') return 'sign-in'
  return kind === 'bad-content' ? 'content' : 'unavailable'
}

/** Returns the reason of a failed attempt and what follows, for admins. */
const failureMessage = ({ message }: ServiceFailure, attempts: number, isRetried: boolean): string => {
  const reason = /[.!?]$/.test(message) ? message : `${message}.`
  if (isRetried) return `${reason} It will be retried automatically.`
  return attempts > 1 ? `${reason} It was tried ${attempts} times.` : reason
}

/** Sends a due email. Retries temporary failures for a day; stores the reason of a permanent one. */
export const sendMail = async (
  { config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>,
  mailId: string,
): Promise<void> => {
  const { mail: server } = config
  if (!server) return
  await db.transaction().execute(async (transaction) => {
    // locked while it is sent, so that a second worker with the same job skips it
    const mail = await transaction
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'bodySealed', 'attempts'])
      .where('id', '=', mailId)
      .where('status', '=', 'queued')
      .where('dueAt', '<=', now().toISOString())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail) return
    const content = openMailBody(config.appSecret, mail.bodySealed ?? '')
    const lost: ServiceFailure = {
      kind: 'bad-content',
      message: 'This email can’t be decrypted because APP_SECRET has changed.',
    }
    const sent = content
      ? await smtpMailer({ ...server, from: senderOf(server) }).send({
          id: mail.id,
          to: mail.recipient,
          subject: mail.subject,
          text: letterText(content),
          ...(!content.isPlain && { html: letterHtml(content) }),
          ...(content.replyTo !== undefined && { replyTo: content.replyTo }),
          isAutomatic: content.isAutomatic ?? false,
        })
      : ({ ok: false, failure: lost } as const)
    const attempts = mail.attempts + 1
    const wait = waits[mail.attempts]
    const isRetried = !sent.ok && sent.failure.kind !== 'bad-content' && wait !== undefined
    await transaction
      .updateTable('mails')
      .set({
        ...(sent.ok
          ? { status: 'sent', bodySealed: null, failure: '', message: '' }
          : {
              status: isRetried ? 'queued' : 'failed',
              failure: content ? failureOf(sent.failure) : 'unreadable',
              message: failureMessage(sent.failure, attempts, isRetried),
              dueAt: new Date(now().getTime() + (wait ?? 0) * 60_000).toISOString(),
            }),
        attempts,
        updatedAt: now().toISOString(),
      })
      .where('id', '=', mail.id)
      .execute()
  })
}
