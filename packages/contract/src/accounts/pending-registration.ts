import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { text } from '../core/record.ts'

/** Hours a registration's confirmation link stays valid. */
export const registrationHours = 24

/**
 * Response to a registration if mail is sent. It does not reveal whether the email already has an account.
 */
export interface PendingRegistration {
  readonly email: string
  readonly isPending: true
}

/** Registration as shown to the holder of its link. */
export type OpenRegistration = Readonly<Record<'name' | 'email', string>>

/** Confirms a registration with the password chosen at registration, sent by the holder of the link. */
export const RegistrationPatch = Type.Object(
  { password: text(limits.passwordMax, 1) },
  { additionalProperties: false },
)
export type RegistrationPatch = Static<typeof RegistrationPatch>

declare module '../core/resources.ts' {
  interface Resources {
    registrations: { record: OpenRegistration; patch: RegistrationPatch; patched: { email: string } }
  }
}
