import type { Config } from '../../config/config.ts'
import { createSecretBox } from '../../secrets/seal.ts'
import { keyPlace } from './account-secrets.ts'

export interface Keys {
  readonly accessKey?: string
  readonly secretKey?: string
}

const last4 = (key: string): string => (key.length >= 12 ? key.slice(-4) : '')

/** Columns of the keys that are given; one too short to hide behind its end shows nothing of it. */
export const sealedKeys = ({ appSecret }: Pick<Config, 'appSecret'>, accountId: string, keys: Keys) => {
  const box = createSecretBox(appSecret)
  return {
    ...(keys.accessKey === undefined
      ? {}
      : {
          accessKeySealed: box.seal(keys.accessKey, keyPlace('access_key', accountId)),
          accessKeyLast4: last4(keys.accessKey),
        }),
    ...(keys.secretKey === undefined
      ? {}
      : {
          secretKeySealed: box.seal(keys.secretKey, keyPlace('secret_key', accountId)),
          secretKeyLast4: last4(keys.secretKey),
        }),
  }
}
