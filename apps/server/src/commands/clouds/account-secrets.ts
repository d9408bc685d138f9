import type { SecretPlace } from '../../secrets/seal.ts'

/** Where the keys of cloud accounts are sealed to. */
export const keyPlace = (column: 'access_key' | 'secret_key', accountId: string): SecretPlace => ({
  table: 'cloud_accounts',
  column,
  accountId,
})
