import type {
  CloudAccount,
  CloudAccountCreate,
  CloudAccountPatch,
  CloudAccountTest,
  CloudSetting,
} from '@web2/contract/clouds'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

export const cloudAccounts = resource<CloudAccount, CloudAccountCreate, CloudAccountPatch>(
  'cloud-settings-manager',
)

const accountService = async () => (await apiClient()).service(cloudAccounts.path)

/** Tests keys without saving; missing fields come from the stored account. */
export const testCloudAccount = async (
  id: string | null,
  keys: Omit<CloudAccountPatch, 'action'> = {},
): Promise<CloudAccountTest> => {
  const service = await accountService()
  return id === null
    ? service.create({ ...keys, action: 'test' })
    : service.patch(id, { ...keys, action: 'test' })
}

export const cloudSettings = resource<CloudSetting>('cloud-settings')
