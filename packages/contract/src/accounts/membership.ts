import { Type, type Static } from 'typebox'
import { Id, recordFields } from '../core/record.ts'

/** Member of the account, with the roles held in it. */
export const Membership = Type.Object({
  ...recordFields,
  userId: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  /** The member owns the account and can't be changed. */
  isOwner: Type.Boolean(),
})
export type Membership = Static<typeof Membership>

/** Roles a user can have in another user's account. */
export const memberRoles = ['lc:customer', 'lc:va'] as const

export const MembershipPatch = Type.Object(
  { roles: Type.Array(Type.Enum(memberRoles), { minItems: 1, maxItems: 2 }) },
  { additionalProperties: false },
)
export type MembershipPatch = Static<typeof MembershipPatch>

declare module '../core/resources.ts' {
  interface Resources {
    memberships: { record: Membership; patch: MembershipPatch }
  }
}
