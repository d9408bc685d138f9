import { CloudAccount, CloudAccountCreate, CloudAccountData, CloudAccountPatch } from '@web2/contract/clouds'
import { Type } from 'typebox'
import { changeCloudAccount } from '../change-cloud-account.ts'
import { cloudAccountsOf } from '../list-cloud-accounts.ts'
import { createCloudAccount } from '../create-cloud-account.ts'
import { removeCloudAccounts } from '../remove-cloud-accounts.ts'
import { tryCloudAccount } from '../try-cloud-account.ts'
import { tryCloudKeys } from '../try-cloud-keys.ts'
import { methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Skip } from '../../../platform/api/page-query.ts'
import type { Selectable } from 'kysely'
import type { CloudAccountsTable } from '../tables.ts'

/** Returns a cloud account as in the API: for each key only whether it is set, and its last characters. */
const cloudAccountView = (row: Selectable<CloudAccountsTable>): CloudAccount => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  cloud: row.cloud,
  label: row.label,
  accessKey: { set: row.accessKeySealed !== '', last4: row.accessKeyLast4 },
  secretKey: { set: row.secretKeySealed !== '', last4: row.secretKeyLast4 },
  apiToken: { set: row.apiTokenSealed !== '', last4: row.apiTokenLast4 },
  accountName: row.accountName,
  website: row.website,
  region: row.region,
  endpoint: row.endpoint,
  lastTest: row.lastTest,
})

const List = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    $skip: Type.Optional(Skip),
    $sort: Type.Optional(Type.Unknown()),
    cloud: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

/** Accounts at clouds. Keys are never returned; `action: 'test'` tries them without saving them. */
export const cloudSettingsManagerService = defineService({
  path: 'cloud-settings-manager',
  record: CloudAccount,
  policy: {
    find: 'settings:manage',
    get: 'settings:manage',
    create: 'settings:manage',
    update: 'settings:manage',
    patch: 'settings:manage',
    remove: 'settings:manage',
  },
  data: { create: CloudAccountCreate, update: CloudAccountData, patch: CloudAccountPatch },
  multi: ['remove'],
  query: { find: List },
  methods: (context) => {
    const maybe = async (id: string | null, accountId: string) =>
      id === null ? undefined : (await cloudAccountsOf(context.db, { accountId, id }))[0]
    const require = async (id: string | null, { caller }: CallParams) => {
      const account = await maybe(id, caller.accountId)
      if (!account) throw notFound('cloud account')
      return account
    }
    return {
      find: async ({ caller, query }: CallParams) => {
        const {
          $limit = 100,
          $skip = 0,
          cloud,
        } = query as { $limit?: number; $skip?: number; cloud?: string }
        const own = await cloudAccountsOf(context.db, { accountId: caller.accountId })
        const all = cloud === undefined ? own : own.filter((account) => account.cloud === cloud)
        const data = all.slice($skip, $skip + $limit).map(cloudAccountView)
        return { total: all.length, limit: $limit, skip: $skip, data }
      },
      get: async (id, params: CallParams) => cloudAccountView(await require(id, params)),
      create: async (data, { caller }: CallParams) => {
        const { action, ...wanted } = data as CloudAccountCreate
        if (action === 'test') return tryCloudKeys(context, wanted, null)
        return cloudAccountView(await createCloudAccount(context, caller, wanted))
      },
      update: async (id, data, params: CallParams) => {
        const account = await require(id, params)
        // keys are never returned, so a client that replaces the record can't send them; omitted keys stay
        const whole = {
          accountName: '',
          website: '',
          region: '',
          endpoint: '',
          ...(data as CloudAccountData),
        }
        return cloudAccountView(await changeCloudAccount(context, account, whole))
      },
      patch: async (id, data, params: CallParams) => {
        if (id === null) throw methodNotAllowed('Change one account at a time.')
        const account = await require(id, params)
        const { action, ...change } = data as CloudAccountPatch
        if (action === 'test') return tryCloudAccount(context, change, account)
        return cloudAccountView(await changeCloudAccount(context, account, change))
      },
      remove: async (id, params: CallParams) => {
        const { accountId } = params.caller
        const removed = await removeCloudAccounts(context, accountId, idsToRemove(id, params))
        if (id === null) return removed.map(cloudAccountView)
        if (!removed[0]) throw notFound('cloud account')
        return cloudAccountView(removed[0])
      },
    }
  },
})
