import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { linkSecretHash } from '../../../platform/secrets/link-secret.ts'
import { createSecretBox, type SecretContext } from '../../../platform/secrets/seal.ts'

/** Returns the seal context. The secret belongs to the user, whichever account they work in. */
const placeOf = (userId: string): SecretContext => ({
  table: 'two_factor',
  column: 'secret_sealed',
  accountId: userId,
})

export const sealTotpSecret = (appSecret: string, userId: string, secret: string): string =>
  createSecretBox(appSecret).seal(secret, placeOf(userId))

/** Returns undefined if it was sealed with another APP_SECRET. */
export const openTotpSecret = (appSecret: string, userId: string, sealed: string): string | undefined =>
  createSecretBox(appSecret).open(sealed, placeOf(userId))

/** RFC 6238 with the parameters all authenticator apps support: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Web 2 Manager', label, secret: Secret.fromBase32(secret), digits: 6, period: 30 })

/** Returns 160 random bits in base32, the length RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the URI encoded in the secret's QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** Steps of 30 seconds by which a device's clock may be off. */
const toleratedSteps = 1

/** Returns the time step of a code; undefined if it matches no step within the tolerance. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, window: toleratedSteps, timestamp })
  return delta === null ? undefined : Math.floor(timestamp / 30_000) + delta
}

const recoveryCodes = 10
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns sixteen letters and digits (80 bits) without look-alike characters. */
const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, newRecoveryCode)

/** Normalizes a typed code for comparison. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** Returns the stored hash of a recovery code. A fast hash suffices, because the code is fully random. */
export const recoveryHash = (code: string): string => linkSecretHash(plainCode(code))
