import { randomBytes } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'

const prefix = 'whsec_'

/**
 * Returns a secret of 256 random bits in the format of the Standard Webhooks specification: base64 after
 * `whsec_`.
 */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

/** Returns the signing key's bytes. */
export const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), 'base64')

const placeOf = (accountId: string) => ({ table: 'webhooks', column: 'secret_sealed', accountId })

export const sealWebhookSecret = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  secret: string,
): string => createSecretBox(appSecret).seal(secret, placeOf(accountId))

/** Returns undefined if it was sealed with another APP_SECRET. */
export const openWebhookSecret = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  sealed: string,
): string | undefined => createSecretBox(appSecret).open(sealed, placeOf(accountId))
