import { Type, type Static } from 'typebox'
import { Id, Timestamp } from '../core/record.ts'

/** queued: waits for its turn. kept: no SMTP server is set, so admins read it here. */
export const mailStatuses = ['queued', 'sent', 'kept', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** A mail of the installation, as admins see it. */
export const Mail = Type.Object({
  _id: Id,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  to: Type.String(),
  subject: Type.String(),
  /** The text; empty in lists, and once it was sent. */
  text: Type.String(),
  status: Type.Enum(mailStatuses),
  attempts: Type.Integer(),
  /** Why the last attempt failed; empty when it did not. */
  message: Type.String(),
})
export type Mail = Static<typeof Mail>

/** PATCH: sends it again now. */
export const MailPatch = Type.Object({ retry: Type.Literal(true) }, { additionalProperties: false })
