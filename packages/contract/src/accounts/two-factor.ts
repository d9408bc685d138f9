import { Type, type Static } from 'typebox'
import { limits } from '../core/limits.ts'
import { nullable, text, Timestamp } from '../core/record.ts'

/** Whether signing in requires an authenticator code in addition to the password. */
export const TwoFactor = Type.Object({
  isOn: Type.Boolean(),
  since: nullable(Timestamp),
  /** Unused recovery codes. */
  recoveryLeft: Type.Integer(),
})
export type TwoFactor = Static<typeof TwoFactor>

/**
 * POST /two-factor: starts the setup. Sign-ins require no code until a first code proves that the app has the
 * secret.
 */
export const TwoFactorStart = Type.Object(
  { password: text(limits.passwordMax, 1) },
  { additionalProperties: false },
)
export type TwoFactorStart = Static<typeof TwoFactorStart>

export interface TwoFactorSecret {
  /** Base32, for typing if the QR code can't be scanned. */
  readonly secret: string
  /** `otpauth://totp/…`, the content of the QR code. */
  readonly uri: string
}

/** Six-digit code from the app, or a recovery code. */
const Code = text(32, 6)

/** PATCH /two-factor/current: the first code turns it on; `isOn: false` with a code turns it off. */
export const TwoFactorPatch = Type.Object(
  { code: Code, isOn: Type.Boolean() },
  { additionalProperties: false },
)
export type TwoFactorPatch = Static<typeof TwoFactorPatch>

export type TwoFactorChanged = TwoFactor & {
  /** Returned once, when it is turned on; each works for one sign-in. */
  readonly recoveryCodes?: readonly string[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'two-factor': {
      record: TwoFactor
      create: TwoFactorStart
      created: TwoFactorSecret
      patch: TwoFactorPatch
      patched: TwoFactorChanged
    }
  }
}
