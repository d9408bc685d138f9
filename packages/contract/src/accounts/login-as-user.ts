import { Type, type Static } from 'typebox'
import { Id } from '../core/record.ts'
import type { SignedIn } from '../core/user.ts'

/** POST /snappy/login-as-user, by an admin; responds like a sign-in. */
export const LoginAsUser = Type.Object({ userId: Id }, { additionalProperties: false })
export type LoginAsUser = Static<typeof LoginAsUser>

/** Minutes until an impersonation expires. */
export const loginAsMinutes = 60

declare module '../core/resources.ts' {
  interface Resources {
    'login-as-user': { create: LoginAsUser; created: SignedIn }
  }
}
