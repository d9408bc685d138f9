import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { text } from '../core/record.ts'

/** Asks for a link by mail; the answer is the same whether there is such a user or not. */
export const PasswordResetData = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254 }) },
  { additionalProperties: false },
)
export type PasswordResetData = Static<typeof PasswordResetData>

/** Redeems the secret of the link, once. */
export const PasswordResetPatch = Type.Object(
  { password: text(limits.passwordMax, limits.passwordMin) },
  { additionalProperties: false },
)
export type PasswordResetPatch = Static<typeof PasswordResetPatch>
