import { Type, type Static } from 'typebox'
import { Id } from '../core/record.ts'

/** POST /snappy/login-as-user, by an admin; responds like a sign-in. */
export const LoginAsUser = Type.Object({ userId: Id }, { additionalProperties: false })
export type LoginAsUser = Static<typeof LoginAsUser>

/** Minutes until an impersonation expires. */
export const loginAsMinutes = 60
