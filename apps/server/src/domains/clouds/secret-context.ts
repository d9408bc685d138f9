import type { CloudKeyName } from '@web2/contract/clouds'
import type { SecretContext } from '../../platform/secrets/seal.ts'

const columns = { accessKey: 'access_key', secretKey: 'secret_key', apiToken: 'api_token' } as const

/** Returns the context that keys of cloud accounts are sealed for. */
export const cloudKeyContext = (key: CloudKeyName, accountId: string): SecretContext => ({
  table: 'cloud_accounts',
  column: columns[key],
  accountId,
})
