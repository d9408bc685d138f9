import { Type, type Static } from 'typebox'
import { Id, Timestamp } from '../core/record.ts'

/** queued: waiting to be sent. kept: no SMTP server is set, so admins read it here. */
export const mailStatuses = ['queued', 'sent', 'kept', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]

/**
 * Why the latest attempt to send a mail failed. recipient: the mail server rejected the address. content: it rejected the
 * mail. sign-in: it rejected the sign-in of the installation. unavailable: it could not be reached, or asked to wait.
 * unreadable: the stored text can't be decrypted.
 */
export const mailFailures = ['recipient', 'content', 'sign-in', 'unavailable', 'unreadable'] as const
export type MailFailure = (typeof mailFailures)[number]

/** Mail of the installation, as admins see it. */
export const Mail = Type.Object({
  _id: Id,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  to: Type.String(),
  subject: Type.String(),
  /** Text; empty in lists, and once it is sent. */
  text: Type.String(),
  status: Type.Enum(mailStatuses),
  attempts: Type.Integer(),
  /** Why the latest attempt failed; empty otherwise. */
  message: Type.String(),
})
export type Mail = Static<typeof Mail>

/** PATCH: retries it now. */
export const MailPatch = Type.Object({ retry: Type.Literal(true) }, { additionalProperties: false })
export type MailPatch = Static<typeof MailPatch>

declare module '../core/resources.ts' {
  interface Resources {
    mails: { record: Mail; patch: MailPatch }
  }
}
