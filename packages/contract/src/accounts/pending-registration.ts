import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { text } from '../core/record.ts'

/** Hours for which the link that confirms a registration works. */
export const registrationHours = 24

/** What a registration answers where mail is sent: the same whether somebody has an account by this address or not. */
export interface PendingRegistration {
  readonly email: string
  readonly isPending: true
}

/** What the holder of a registration's link is shown. */
export type OpenRegistration = Readonly<Record<'name' | 'email', string>>

/** Confirms a registration: the password that was chosen with it, by whoever holds the link. */
export const RegistrationPatch = Type.Object(
  { password: text(limits.passwordMax, 1) },
  { additionalProperties: false },
)
export type RegistrationPatch = Static<typeof RegistrationPatch>
