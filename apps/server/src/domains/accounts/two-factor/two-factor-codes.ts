import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { linkSecretHash } from '../../../platform/secrets/link-secret.ts'
import { createSecretBox, type SecretContext } from '../../../platform/secrets/seal.ts'

/** A secret belongs to a user, whatever account they work in. */
const placeOf = (userId: string): SecretContext => ({
  table: 'two_factor',
  column: 'secret_sealed',
  accountId: userId,
})

export const sealTotpSecret = (appSecret: string, userId: string, secret: string): string =>
  createSecretBox(appSecret).seal(secret, placeOf(userId))

/** Undefined when it was sealed with another APP_SECRET. */
export const openTotpSecret = (appSecret: string, userId: string, sealed: string): string | undefined =>
  createSecretBox(appSecret).open(sealed, placeOf(userId))

/** RFC 6238 as all authenticator apps know it: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Web 2 Manager', label, secret: Secret.fromBase32(secret), digits: 6, period: 30 })

/** 160 random bits in base32, as RFC 4226 asks. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code of the secret says. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/** Clocks of telephones may be this many steps of 30 seconds off. */
const toleratedSteps = 1

/** The time step a code belongs to; undefined when it is of none that is near. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, window: toleratedSteps, timestamp })
  return delta === null ? undefined : Math.floor(timestamp / 30_000) + delta
}

const recoveryCodes = 10
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Sixteen letters and digits (80 bits), none of which looks like another. */
const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, newRecoveryCode)

/** As it is compared, however it was typed. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** What is kept of a recovery code. It is random through and through, so a fast hash gives nothing away. */
export const recoveryHash = (code: string): string => linkSecretHash(plainCode(code))
