import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { storedRoles } from '../core/roles.ts'
import { tierTypes } from '../core/tiers.ts'
import { line, nullable, pictureAddress, text } from '../core/record.ts'

/** PATCH /users/:id by the user: the profile, or a new password together with the current one. */
export const ProfilePatch = Type.Object(
  {
    name: Type.Optional(line(120, 1)),
    imageUrl: Type.Optional(nullable(pictureAddress)),
    password: Type.Optional(text(limits.passwordMax, limits.passwordMin)),
    currentPassword: Type.Optional(text(limits.passwordMax, 1)),
    /** With a new password: also revokes the user's access tokens in all accounts. */
    revokeTokens: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ProfilePatch = Static<typeof ProfilePatch>

/** PUT /users/:id by the user: replaces the profile. */
export const ProfilePut = Type.Object(
  { name: line(120, 1), imageUrl: nullable(pictureAddress) },
  { additionalProperties: false },
)
export type ProfilePut = Static<typeof ProfilePut>

/** PATCH /users/:id by an admin: whether the user may sign in, and their role in their own account. */
export const UserAdminPatch = Type.Object(
  {
    isActive: Type.Optional(Type.Boolean()),
    roles: Type.Optional(Type.Array(Type.Enum(storedRoles), { minItems: 1, maxItems: 4 })),
    subscription: Type.Optional(
      Type.Object({ 'lc.isActive': Type.Boolean() }, { additionalProperties: false }),
    ),
    /** false turns two-factor sign-in off, for a user who lost their device. */
    twoFactor: Type.Optional(Type.Literal(false)),
    tier: Type.Optional(Type.Object({ type: Type.Enum(tierTypes) }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
export type UserAdminPatch = Static<typeof UserAdminPatch>

/** PUT /users/:id by an admin: replaces everything an admin controls. */
export const UserAdminPut = Type.Object(
  {
    isActive: Type.Boolean(),
    roles: Type.Array(Type.Enum(storedRoles), { minItems: 1, maxItems: 4 }),
    subscription: Type.Object({ 'lc.isActive': Type.Boolean() }, { additionalProperties: false }),
    tier: Type.Object({ type: Type.Enum(tierTypes) }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)
export type UserAdminPut = Static<typeof UserAdminPut>
