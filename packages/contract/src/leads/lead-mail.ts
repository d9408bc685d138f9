import { Type, type Static } from 'typebox'
import { Id, nullable, Timestamp } from '../core/record.ts'
import { mailFailures, mailStatuses, type MailPatch } from '../notifications/mail.ts'

/** Email about a lead: to its visitor, or to a member or recipient. Sent ones are listed for 90 days. */
export const LeadMail = Type.Object({
  _id: Id,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  leadId: Id,
  /** Message of the lead's history that it sends; null for an email to a member or recipient. */
  messageId: nullable(Id),
  /** Name of the member it is for, or the address if no member has it. */
  to: Type.String(),
  subject: Type.String(),
  status: Type.Enum(mailStatuses),
  /** Why the latest attempt failed; null if none did, and for emails that failed in an earlier release. */
  failure: nullable(Type.Enum(mailFailures)),
  /** It was not sent, and a PATCH can send it again. */
  canRetry: Type.Boolean(),
})
export type LeadMail = Static<typeof LeadMail>

/** GET /lead-mails. */
export const LeadMailQuery = Type.Object({ leadId: Id }, { additionalProperties: false })
export type LeadMailQuery = Static<typeof LeadMailQuery>

declare module '../core/resources.ts' {
  interface Resources {
    /** GET by `leadId`, oldest first. PATCH queues one again that was not sent. */
    'lead-mails': { listed: LeadMail; found: LeadMail[]; patch: MailPatch; patched: LeadMail }
  }
}
