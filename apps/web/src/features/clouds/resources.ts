import type {
  CloudAccount,
  CloudAccountData,
  CloudAccountPatch,
  CloudAccountTest,
} from '@web2/contract/clouds'
import { resource } from '../../lib/api/resource.ts'

const calls = resource('cloud-settings-manager')

export const cloudAccounts = {
  ...calls,
  // without the action 'test', the answer is the account
  create: calls.create as (data: CloudAccountData) => Promise<CloudAccount>,
  patch: calls.patch as (id: string, change: CloudAccountPatch) => Promise<CloudAccount>,
}

/** Tests the keys of a new account without saving. */
export const testNewCloudAccount = (keys: CloudAccountData) =>
  calls.create({ ...keys, action: 'test' }) as Promise<CloudAccountTest>

/** Tests keys without saving; missing fields come from the stored account. */
export const testCloudAccount = (id: string, keys: Omit<CloudAccountPatch, 'action'> = {}) =>
  calls.patch(id, { ...keys, action: 'test' }) as Promise<CloudAccountTest>

export const cloudSettings = resource('cloud-settings')
