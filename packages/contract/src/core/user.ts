import { Type, type Static } from 'typebox'
import type { AccessScope } from './access-scopes.ts'
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
    /** Authenticator or recovery code; only needed if the user has turned on two-factor sign-in. */
    code: Type.Optional(text(32)),
  },
  { additionalProperties: false },
)
export type Login = Static<typeof Login>

/** Account the user belongs to, with the roles held in it. */
export const MembershipView = Type.Object({
  accountId: Id,
  accountName: text(120),
  roles: Type.Array(Type.String()),
  /** The user owns the account. */
  isOwner: Type.Boolean(),
})

export const TierData = Type.Object({
  type: Type.Enum(tierTypes),
  /** Percent of the monthly limit, the highest of all metered resources. */
  usedResources: Type.Integer(),
})
export type TierData = Static<typeof TierData>

/** The signed-in user as returned to their own browser; roles are those of the current account. */
export const User = Type.Object({
  ...recordFields,
  name: text(120),
  email: Type.String(),
  imageUrl: nullable(Type.String()),
  role: Type.String(),
  roles: Type.Array(Type.String()),
  /** false if deactivated; the user can't sign in. */
  isActive: Type.Boolean(),
  subscription: Type.Object({ 'lc.isActive': Type.Boolean() }),
  accountId: Id,
  memberships: Type.Array(MembershipView),
  tier: TierData,
  /** Whether two-factor sign-in is on; only for admins who open one user. */
  hasTwoFactor: Type.Optional(Type.Boolean()),
  /** Admin impersonating this user, and until when; null in the user's own browser. */
  actedBy: nullable(Type.Object({ name: Type.String(), until: Timestamp })),
  /** Capabilities held in the current account (roles.ts). */
  abilities: Type.Array(Type.String()),
})
export type User = Static<typeof User>

/** Answer to a sign-in. */
export interface SignedIn {
  accessToken: string
  authentication: { strategy: 'jwt' }
  user: User
  /** Only for an access token. */
  scopes?: readonly AccessScope[]
}

declare module './resources.ts' {
  interface Resources {
    authentication: {
      create: Login | { strategy: 'jwt'; accessToken: string }
      created: SignedIn
      removed: { accessToken: null }
    }
  }
}
