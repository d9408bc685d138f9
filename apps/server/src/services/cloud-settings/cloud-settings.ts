import type { CloudSetting } from '@web2/contract'
import { Type } from 'typebox'
import { cloudCapabilities, cloudTitles, type OfferedCloud } from '../../providers/clouds/registry.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

const List = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0 })),
    $skip: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
)

/** What a person can publish to: each cloud, what it can do, and the account's logins at it. No keys. */
export const cloudSettingsService = defineService({
  path: 'cloud-settings',
  policy: { find: 'cloud:use' },
  query: { find: List },
  methods: ({ db }) => ({
    find: async ({ caller, query }: CallParams) => {
      const accounts = await db
        .selectFrom('cloudAccounts')
        .select(['id', 'cloud', 'label'])
        .where('accountId', '=', caller.accountId)
        .orderBy('label')
        .execute()
      const all = (Object.keys(cloudCapabilities) as OfferedCloud[]).map((cloud): CloudSetting => ({
        cloud,
        name: cloudTitles[cloud],
        capabilities: cloudCapabilities[cloud],
        accounts: accounts
          .filter((account) => account.cloud === cloud)
          .map(({ id, label }) => ({ _id: id, label, objectStorages: [] })),
      }))
      const { $limit = all.length, $skip = 0 } = query as { $limit?: number; $skip?: number }
      return { total: all.length, limit: $limit, skip: $skip, data: all.slice($skip, $skip + $limit) }
    },
  }),
})
