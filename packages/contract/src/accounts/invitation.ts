import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { nullable, recordFields, text, Timestamp } from '../core/record.ts'

export const invitationStatuses = ['pending', 'expired', 'accepted', 'revoked'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** An assistant (VA) who was asked into the account. */
export const Invitation = Type.Object({
  ...recordFields,
  email: Type.String(),
  name: Type.String(),
  status: Type.Enum(invitationStatuses),
  sentAt: Timestamp,
  expiresAt: Timestamp,
  /** Who sent it; null when that user is gone. */
  inviterName: nullable(Type.String()),
  /** The link to pass on: only in the response to its sender, and only if no mail server is set up. */
  link: Type.Optional(Type.String()),
})
export type Invitation = Static<typeof Invitation>

export const InvitationData = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254 }), name: Type.Optional(text(120)) },
  { additionalProperties: false },
)
export type InvitationData = Static<typeof InvitationData>

/** PATCH: a new link is sent, the earlier one is void. */
export const InvitationPatch = Type.Object({ resend: Type.Literal(true) }, { additionalProperties: false })

/** Data of an invitation that the holder of the link sees. */
export interface OpenInvitation {
  email: string
  name: string
  accountName: string
  inviterName: string | null
  /** There is a user with this address: they sign in to accept. */
  isUser: boolean
}

/** A new user gives a name and a password; one who is signed in with the invited address only the secret. */
export const InvitationAnswer = Type.Object(
  {
    token: text(200, 1),
    name: Type.Optional(text(120, 1)),
    password: Type.Optional(text(limits.passwordMax, limits.passwordMin)),
  },
  { additionalProperties: false },
)
export type InvitationAnswer = Static<typeof InvitationAnswer>
