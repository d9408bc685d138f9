import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { text } from '../core/record.ts'

/** Hours for which the link that confirms a registration works. */
export const registrationHours = 24

/** Response to a registration when mail is sent: the same whether or not the address already has a user. */
export interface PendingRegistration {
  readonly email: string
  readonly isPending: true
}

/** Data of a registration that the holder of its link sees. */
export type OpenRegistration = Readonly<Record<'name' | 'email', string>>

/** Confirms a registration: the holder of the link sends the password chosen with it. */
export const RegistrationPatch = Type.Object(
  { password: text(limits.passwordMax, 1) },
  { additionalProperties: false },
)
export type RegistrationPatch = Static<typeof RegistrationPatch>
