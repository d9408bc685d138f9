import { connectionFields, type ConnectionMeans } from '@web2/contract/properties'
import type { Config } from '../../../platform/config/config.ts'
import { badInput } from '../../../platform/errors.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'

/** Credentials of a connector: tokens, passwords, keys, by its own names. */
export type Secrets = Readonly<Record<string, string>>

const placeOf = (accountId: string) => ({ table: 'properties', column: 'secrets_sealed', accountId })

/** Returns the sealed column value, or null without secrets. */
export const sealSecrets = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  secrets: Secrets,
): string | null =>
  Object.keys(secrets).length === 0
    ? null
    : createSecretBox(appSecret).seal(JSON.stringify(secrets), placeOf(accountId))

/** Returns the secrets of a column, or undefined if they were sealed with another APP_SECRET. */
export const openSecrets = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  sealed: string | null,
): Secrets | undefined => {
  if (sealed === null) return {}
  const opened = createSecretBox(appSecret).open(sealed, placeOf(accountId))
  return opened === undefined ? undefined : (JSON.parse(opened) as Secrets)
}

/** Merges newer secrets over older ones; empty or missing values replace nothing. */
export const mergeSecrets = (older: Secrets, newer: Secrets): Secrets => ({
  ...older,
  ...Object.fromEntries(Object.entries(newer).filter(([, value]) => value !== '')),
})

/**
 * Returns the secrets typed for a connection method, without spaces. Throws 400 for one that the method
 * doesn't have.
 */
export const typedSecrets = (means: ConnectionMeans, typed: Secrets = {}): Secrets => {
  const names = (connectionFields[means] ?? []).map(({ name }) => name)
  const unknown = Object.keys(typed).find((name) => !names.includes(name))
  if (unknown !== undefined) throw badInput({ [`secrets.${unknown}`]: 'Unknown field' })
  return mergeSecrets({}, typed)
}
