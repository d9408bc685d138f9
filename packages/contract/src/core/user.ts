import { Type, type Static } from 'typebox'
import { Id, line, nullable, recordFields, text, Timestamp } from './record.ts'
import { limits } from './limits.ts'
import { tierTypes } from './tiers.ts'

export const Registration = Type.Object(
  {
    name: line(120, 1),
    email: Type.String({ format: 'email', maxLength: 254 }),
    password: text(limits.passwordMax, limits.passwordMin),
  },
  { additionalProperties: false },
)
export type Registration = Static<typeof Registration>

export const Login = Type.Object(
  {
    strategy: Type.Literal('local'),
    email: text(254, 1),
    password: text(limits.passwordMax, 1),
    /** Of the authenticator app, or a recovery code; asked for only where the user has switched it on. */
    code: Type.Optional(text(32)),
  },
  { additionalProperties: false },
)

/** One account the user belongs to, with the roles held there. */
export const MembershipView = Type.Object({
  accountId: Id,
  accountName: text(120),
  roles: Type.Array(Type.String()),
  /** The account is theirs. */
  isOwner: Type.Boolean(),
})

export const TierData = Type.Object({
  type: Type.Enum(tierTypes),
  /** Percent of the month's allowance, the highest of all metered resources. */
  usedResources: Type.Integer(),
})
export type TierData = Static<typeof TierData>

/** The signed-in user as their own browser sees them; roles are those of the current account. */
export const User = Type.Object({
  ...recordFields,
  name: text(120),
  email: Type.String(),
  imageUrl: nullable(Type.String()),
  role: Type.String(),
  roles: Type.Array(Type.String()),
  /** False: deactivated, cannot sign in. */
  isActive: Type.Boolean(),
  subscription: Type.Object({ 'lc.isActive': Type.Boolean() }),
  accountId: Id,
  memberships: Type.Array(MembershipView),
  tier: TierData,
  /** Whether a second factor is asked for; told to admins who open one user. */
  hasTwoFactor: Type.Optional(Type.Boolean()),
  /** The admin who is signed in as this user, and until when; null in the user's own browser. */
  actedBy: nullable(Type.Object({ name: Type.String(), until: Timestamp })),
  /** Capabilities held in the current account (roles.ts). */
  abilities: Type.Array(Type.String()),
})
export type User = Static<typeof User>
