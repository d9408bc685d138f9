import { Type, type Static } from 'typebox'
import { Id, nullable, Timestamp } from './record.ts'

/** Actions in the audit log. The last three concern work: with the kind of record, its id and its name. */
export const auditActions = [
  'registered',
  'user-created',
  'user-deleted',
  'signed-in',
  'signed-in-as',
  'sign-in-refused',
  'signed-out',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'two-factor-on',
  'two-factor-off',
  'recovery-code-used',
  'member-invited',
  'invitation-revoked',
  'invitation-accepted',
  'roles-changed',
  'user-activated',
  'user-deactivated',
  'account-changed',
  'tier-changed',
  'tier-requested',
  'tier-request-answered',
  'subscription-changed',
  'account-switched',
  'keys-changed',
  'property-removed',
  'token-created',
  'token-revoked',
  'data-exported',
  'account-deleted',
  'campaign-approved',
  'similar-pages-approved',
  'issues-accepted',
  'record-created',
  'record-changed',
  'record-removed',
] as const
export type AuditAction = (typeof auditActions)[number]

/** One line of an account's log: append-only, never with a secret. */
export const AuditLine = Type.Object({
  _id: Type.String(),
  at: Timestamp,
  action: Type.Enum(auditActions),
  userId: nullable(Id),
  /** Empty when the user is gone. */
  userName: Type.String(),
  /** The admin who did it: signed in as the user, or to the user; empty where the user did it. */
  byName: Type.String(),
  details: Type.Object({
    /** The resource ('articles'), of work. */
    service: Type.Optional(Type.String()),
    id: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    /** Records that were written at once, where they were several. */
    count: Type.Optional(Type.Integer()),
    /** Ids of the errors that were accepted for a publication. */
    issues: Type.Optional(Type.Array(Type.String())),
    email: Type.Optional(Type.String()),
    /** The reason that the user gave. */
    reason: Type.Optional(Type.String()),
    before: Type.Optional(Type.Array(Type.String())),
    after: Type.Optional(Type.Array(Type.String())),
  }),
})
export type AuditLine = Static<typeof AuditLine>
