import { Type, type Static } from 'typebox'
import { tierTypes } from '../core/tiers.ts'
import { line } from '../core/record.ts'
import type { Registration, User } from '../core/user.ts'
import type { PendingRegistration } from './pending-registration.ts'
import type { ProfilePatch, ProfilePut, UserAdminPatch, UserAdminPut } from './user-patch.ts'

/** Roles an admin can give a new user in the account that the user will own. */
export const givenRoles = ['lc:customer', 'lc:admin', 'lc:inactive-new-signup'] as const

/** POST /users by an admin: creates a user, who sets their password through a mailed link. */
export const UserCreate = Type.Object(
  {
    name: line(120, 1),
    email: Type.String({ format: 'email', maxLength: 254 }),
    role: Type.Enum(givenRoles),
    tier: Type.Enum(tierTypes),
    isActive: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type UserCreate = Static<typeof UserCreate>

declare module '../core/resources.ts' {
  interface Resources {
    users: {
      record: User
      create: Registration | UserCreate
      created: User | PendingRegistration
      update: ProfilePut | UserAdminPut
      patch: ProfilePatch | UserAdminPatch
    }
  }
}
