import type { CloudKeyName } from '@web2/contract'
import type { SecretPlace } from '../../secrets/seal.ts'

const columns = { accessKey: 'access_key', secretKey: 'secret_key', apiToken: 'api_token' } as const

/** Where the keys of cloud accounts are sealed to. */
export const keyPlace = (key: CloudKeyName, accountId: string): SecretPlace => ({
  table: 'cloud_accounts',
  column: columns[key],
  accountId,
})
