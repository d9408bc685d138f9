import { Type, type Static } from 'typebox'
import { tierTypes } from '../core/tiers.ts'
import { line } from '../core/record.ts'

/** Roles that an admin can give a new user in the user's own account. */
export const givenRoles = ['lc:customer', 'lc:admin', 'lc:inactive-new-signup'] as const

/** POST /users by an admin: a user who chooses their password by a mailed link. */
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
