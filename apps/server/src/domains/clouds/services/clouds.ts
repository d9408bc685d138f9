import { CloudSetting } from '@web2/contract/clouds'
import type { CloudName } from '@web2/contract/core'
import { Type } from 'typebox'
import { cloudAccountsOf } from '../list-cloud-accounts.ts'
import { objectStoragesOf } from '../list-object-storages.ts'
import { cloudCapabilities, cloudTitles } from '../providers/registry.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'

const List = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/**
 * Clouds with their capabilities and the account's logins, without keys; clouds with a login first. Pickers
 * send `$limit` 1 or 5 but need all, so the list is never cut.
 */
export const cloudSettingsService = defineService({
  path: 'cloud-settings',
  record: CloudSetting,
  policy: { find: 'cloud:use' },
  query: { find: List },
  methods: (context) => ({
    find: async ({ caller, query }: CallParams) => {
      const rows = await cloudAccountsOf(context.db, { accountId: caller.accountId })
      const accounts = await Promise.all(
        rows.map(async (row) => ({
          cloud: row.cloud,
          offered: { _id: row.id, label: row.label, objectStorages: await objectStoragesOf(context, row) },
        })),
      )
      const offeredNames = Object.keys(cloudCapabilities) as CloudName[]
      const all = offeredNames.map((cloud): CloudSetting => ({
        cloud,
        name: cloudTitles[cloud],
        capabilities: cloudCapabilities[cloud],
        accounts: accounts.filter((account) => account.cloud === cloud).map(({ offered }) => offered),
      }))
      const isConnected = (setting: CloudSetting) =>
        setting.accounts.length > 0 || !setting.capabilities.needsAccount
      const connectedFirst = [...all.filter(isConnected), ...all.filter((each) => !isConnected(each))]
      const { $limit = all.length, $skip = 0 } = query as { $limit?: number; $skip?: number }
      const limit = $limit === 0 ? 0 : all.length
      return { total: all.length, limit, skip: $skip, data: connectedFirst.slice($skip, $skip + limit) }
    },
  }),
})
