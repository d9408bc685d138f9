import { Type, type Static } from 'typebox'
import { Id } from '../core/record.ts'

/** POST /snappy/login-as-user, by an admin; answers like a sign-in. */
export const LoginAsUser = Type.Object({ userId: Id }, { additionalProperties: false })
export type LoginAsUser = Static<typeof LoginAsUser>

/** Minutes after which an impersonation ends automatically. */
export const loginAsMinutes = 60
