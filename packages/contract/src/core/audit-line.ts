import { Type, type Static } from 'typebox'
import { Id, nullable, Timestamp } from './record.ts'

/**
 * Actions in an account's audit log. The last three are changes of records and carry the record's kind, id
 * and name.
 */
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
  'ai-limits-changed',
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

/** Entry of an account's audit log: append-only, never with a secret. */
export const AuditLine = Type.Object({
  _id: Type.String(),
  at: Timestamp,
  action: Type.Enum(auditActions),
  userId: nullable(Id),
  /** Empty once the user is deleted. */
  userName: Type.String(),
  /** Admin who did it, either while impersonating the user or to the user; empty if the user did it. */
  byName: Type.String(),
  details: Type.Object({
    /** Resource ('articles') whose record was changed. */
    service: Type.Optional(Type.String()),
    id: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    /** Number of records written together, if more than one. */
    count: Type.Optional(Type.Integer()),
    /** Ids of the errors accepted when publishing. */
    issues: Type.Optional(Type.Array(Type.String())),
    email: Type.Optional(Type.String()),
    /** Reason entered by the user. */
    reason: Type.Optional(Type.String()),
    before: Type.Optional(Type.Array(Type.String())),
    after: Type.Optional(Type.Array(Type.String())),
  }),
})
export type AuditLine = Static<typeof AuditLine>

declare module './resources.ts' {
  interface Resources {
    'audit-log': { record: AuditLine }
  }
}
