import type { CloudKeyName } from '@web2/contract/clouds'
import type { Config } from '../../platform/config/config.ts'
import { last4 } from '../../platform/secrets/last4.ts'
import { createSecretBox } from '../../platform/secrets/seal.ts'
import { cloudKeyContext } from './secret-context.ts'

export type Keys = Readonly<Partial<Record<CloudKeyName, string>>>

type Columns = Partial<Record<`${CloudKeyName}Sealed` | `${CloudKeyName}Last4`, string>>

/** Returns the columns for the given keys. */
export const sealedKeys = (
  { appSecret }: Pick<Config, 'appSecret'>,
  accountId: string,
  { accessKey, secretKey, apiToken }: Keys,
): Columns => {
  const box = createSecretBox(appSecret)
  const columns: Columns = {}
  for (const [name, key] of Object.entries({ accessKey, secretKey, apiToken }) as [CloudKeyName, string?][]) {
    if (key === undefined) continue
    columns[`${name}Sealed`] = box.seal(key, cloudKeyContext(name, accountId))
    columns[`${name}Last4`] = last4(key)
  }
  return columns
}
