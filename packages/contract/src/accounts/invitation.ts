import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { nullable, recordFields, text, Timestamp } from '../core/record.ts'

export const invitationStatuses = ['pending', 'expired', 'accepted', 'revoked'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** Invitation of a VA into the account. */
export const Invitation = Type.Object({
  ...recordFields,
  email: Type.String(),
  name: Type.String(),
  status: Type.Enum(invitationStatuses),
  sentAt: Timestamp,
  expiresAt: Timestamp,
  /** Name of the sender; null once that user is deleted. */
  inviterName: nullable(Type.String()),
  /** Invitation link to pass on. Only in the sender's response, and only if no mail server is configured. */
  link: Type.Optional(Type.String()),
})
export type Invitation = Static<typeof Invitation>

export const InvitationData = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254 }), name: Type.Optional(text(120)) },
  { additionalProperties: false },
)
export type InvitationData = Static<typeof InvitationData>

/** PATCH: sends a new link and voids the previous one. */
export const InvitationPatch = Type.Object({ resend: Type.Literal(true) }, { additionalProperties: false })
export type InvitationPatch = Static<typeof InvitationPatch>

/** Invitation as shown to the holder of its link. */
export interface OpenInvitation {
  email: string
  name: string
  accountName: string
  inviterName: string | null
  /** A user with this email exists and signs in to accept. */
  isUser: boolean
}

/** A new user sends a name and a password; a user signed in with the invited email sends only the secret. */
export const InvitationAnswer = Type.Object(
  {
    token: text(200, 1),
    name: Type.Optional(text(120, 1)),
    password: Type.Optional(text(limits.passwordMax, limits.passwordMin)),
  },
  { additionalProperties: false },
)
export type InvitationAnswer = Static<typeof InvitationAnswer>

declare module '../core/resources.ts' {
  interface Resources {
    invitations: {
      record: OpenInvitation
      create: InvitationAnswer
      created: { email: string; accountId: string }
    }
    'invite-user': { record: Invitation; create: InvitationData; patch: InvitationPatch }
  }
}
