import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { text } from '../core/record.ts'

/** Requests a link by mail; the response does not reveal whether the user exists. */
export const PasswordResetData = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254 }) },
  { additionalProperties: false },
)
export type PasswordResetData = Static<typeof PasswordResetData>

/** Redeems the secret of the link. It works once. */
export const PasswordResetPatch = Type.Object(
  { password: text(limits.passwordMax, limits.passwordMin) },
  { additionalProperties: false },
)
export type PasswordResetPatch = Static<typeof PasswordResetPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'password-resets': { record: { email: string }; create: PasswordResetData; patch: PasswordResetPatch }
  }
}
