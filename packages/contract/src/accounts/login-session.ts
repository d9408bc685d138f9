import { Type, type Static } from 'typebox'
import { Id } from '../core/record.ts'

/** A sign-in of the user, as the list of devices shows it. */
export const LoginSession = Type.Object({
  _id: Id,
  createdAt: Type.String(),
  expiresAt: Type.String(),
  userAgent: Type.String(),
  accountId: Id,
  /** The admin who opened it to work as the user; empty where the user did. */
  byName: Type.String(),
  /** The sign-in that asks. */
  isCurrent: Type.Boolean(),
})
export type LoginSession = Static<typeof LoginSession>

/** PATCH /login-sessions/current: switches to another account of the user. */
export const LoginSessionPatch = Type.Object({ accountId: Id }, { additionalProperties: false })
export type LoginSessionPatch = Static<typeof LoginSessionPatch>
