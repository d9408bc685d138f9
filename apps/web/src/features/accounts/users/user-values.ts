import { givenRoles, type UserAdminPatch } from '@web2/contract/accounts'
import { roleLabels, roleOf, tierTypes, type TierType, type User } from '@web2/contract/core'

export type GivenRole = (typeof givenRoles)[number]

/** Values of a user that an admin sets. */
export interface UserValues {
  role: GivenRole
  tier: TierType
  /** The subscription of the account that is theirs. */
  isActive: boolean
  maySignIn: boolean
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const roleChoices = givenRoles.map((value) => ({
  value,
  label: roleLabels[roleOf({ roles: [value] })],
}))
export const tierChoices = tierTypes.map((value) => ({ value, label: capital(value) }))

/** VAs who were only invited have no account of their own. */
export const hasOwnAccount = ({ memberships }: User): boolean => memberships.some(({ isOwner }) => isOwner)

export const userValues = (user: User): UserValues => ({
  role: givenRoles.find((role) => user.roles.includes(role)) ?? 'lc:customer',
  tier: user.tier.type,
  isActive: user.subscription['lc.isActive'],
  maySignIn: user.isActive,
})

/** Returns only changed fields, so that concurrent changes of other fields stay. */
export const userPatch = (before: UserValues, after: UserValues): UserAdminPatch => ({
  ...(after.role !== before.role && { roles: [after.role] }),
  ...(after.tier !== before.tier && { tier: { type: after.tier } }),
  ...(after.isActive !== before.isActive && { subscription: { 'lc.isActive': after.isActive } }),
  ...(after.maySignIn !== before.maySignIn && { isActive: after.maySignIn }),
})
