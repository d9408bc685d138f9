import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { nullable, text, Timestamp } from '../core/record.ts'

/** Whether signing in takes a code of an authenticator app beside the password. */
export const TwoFactor = Type.Object({
  isOn: Type.Boolean(),
  since: nullable(Timestamp),
  /** Recovery codes that are still good. */
  recoveryLeft: Type.Integer(),
})
export type TwoFactor = Static<typeof TwoFactor>

/** POST /two-factor: begins; nothing is asked at sign-in until a first code has shown that the app has the secret. */
export const TwoFactorStart = Type.Object(
  { password: text(limits.passwordMax, 1) },
  { additionalProperties: false },
)
export type TwoFactorStart = Static<typeof TwoFactorStart>

export interface TwoFactorSecret {
  /** Base32, to be typed where no picture can be read. */
  readonly secret: string
  /** `otpauth://totp/…`, what the QR code says. */
  readonly uri: string
}

/** A code of the app (six digits), or a recovery code. */
const Code = text(32, 6)

/** PATCH /two-factor/current: the first code switches it on; `isOn: false` with a code switches it off. */
export const TwoFactorPatch = Type.Object(
  { code: Code, isOn: Type.Boolean() },
  { additionalProperties: false },
)
export type TwoFactorPatch = Static<typeof TwoFactorPatch>

export type TwoFactorChanged = TwoFactor & {
  /** Answered once, when it is switched on; each is good for one sign-in. */
  readonly recoveryCodes?: readonly string[]
}
