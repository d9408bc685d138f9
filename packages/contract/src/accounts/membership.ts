import { Type, type Static } from 'typebox'
import { Id, recordFields } from '../core/record.ts'

/** A person in the account, with the roles held there. */
export const Membership = Type.Object({
  ...recordFields,
  userId: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  /** The account is theirs: they stay as they are. */
  isOwner: Type.Boolean(),
})
export type Membership = Static<typeof Membership>

/** Roles that a user can have in another user's account. */
export const memberRoles = ['lc:customer', 'lc:va'] as const

export const MembershipPatch = Type.Object(
  { roles: Type.Array(Type.Enum(memberRoles), { minItems: 1, maxItems: 2 }) },
  { additionalProperties: false },
)
export type MembershipPatch = Static<typeof MembershipPatch>
