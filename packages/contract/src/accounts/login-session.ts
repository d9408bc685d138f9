import { Type, type Static } from 'typebox'
import { Id } from '../core/record.ts'

/** Session of the user, as the list of devices shows it. */
export const LoginSession = Type.Object({
  _id: Id,
  createdAt: Type.String(),
  expiresAt: Type.String(),
  userAgent: Type.String(),
  accountId: Id,
  /** Admin who opened the session to impersonate the user; empty for the user's own sign-in. */
  byName: Type.String(),
  /** The session that sent the request. */
  isCurrent: Type.Boolean(),
})
export type LoginSession = Static<typeof LoginSession>

/** PATCH /login-sessions/current: switches to another account of the user. */
export const LoginSessionPatch = Type.Object({ accountId: Id }, { additionalProperties: false })
export type LoginSessionPatch = Static<typeof LoginSessionPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'login-sessions': { record: LoginSession; patch: LoginSessionPatch }
  }
}
