import { connectionFields, type ConnectionMeans } from '@web2/contract/properties'
import type { Config } from '../../../platform/config/config.ts'
import { badInput } from '../../../platform/errors.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'

/** What a connector needs to be let in: tokens, passwords, keys, by its own names. */
export type Secrets = Readonly<Record<string, string>>

const placeOf = (accountId: string) => ({ table: 'properties', column: 'secrets_sealed', accountId })

/** The column for these secrets; null when there are none. */
export const sealSecrets = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  secrets: Secrets,
): string | null =>
  Object.keys(secrets).length === 0
    ? null
    : createSecretBox(appSecret).seal(JSON.stringify(secrets), placeOf(accountId))

/** The secrets of a column; undefined when another APP_SECRET has sealed them. */
export const openSecrets = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  sealed: string | null,
): Secrets | undefined => {
  if (sealed === null) return {}
  const opened = createSecretBox(appSecret).open(sealed, placeOf(accountId))
  return opened === undefined ? undefined : (JSON.parse(opened) as Secrets)
}

/** Newer secrets over older ones; what is empty or missing replaces nothing. */
export const mergeSecrets = (older: Secrets, newer: Secrets): Secrets => ({
  ...older,
  ...Object.fromEntries(Object.entries(newer).filter(([, value]) => value !== '')),
})

/** The secrets that a person typed for these means, blanks left out; throws 400 for one that they do not have. */
export const typedSecrets = (means: ConnectionMeans, typed: Secrets = {}): Secrets => {
  const names = (connectionFields[means] ?? []).map(({ name }) => name)
  const unknown = Object.keys(typed).find((name) => !names.includes(name))
  if (unknown !== undefined) throw badInput({ [`secrets.${unknown}`]: 'This field is not known here' })
  return mergeSecrets({}, typed)
}
