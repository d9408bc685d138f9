import { Setting, SettingRequest, SettingPut } from '@web2/contract/accounts'
import { Type } from 'typebox'
import { changeSettings } from '../settings/change-settings.ts'
import { settingView } from '../settings/setting-view.ts'
import { tryService } from '../settings/try-service.ts'
import { methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { mayUse, type Caller } from '../../../platform/auth/caller.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'

/** Accepts `$limit`, which pickers send, but ignores it: there is always one record. */
const List = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
    imageKeys: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

const view = ({ db, config }: ServiceContext, caller: Caller) =>
  settingView(db, config, { accountId: caller.accountId, withEnds: mayUse(caller, 'settings:manage') })

const changeOrTry = (context: ServiceContext, caller: Caller, { test, ...change }: SettingRequest) =>
  test === undefined
    ? changeSettings(context, caller, change)
    : tryService(context, caller.accountId, test, change)

const requireOwn = (id: string | null, { accountId }: Caller) => {
  if (id === null) throw methodNotAllowed('Each account has one settings record. Address it by its ID.')
  if (id !== accountId) throw notFound('settings record')
}

/**
 * The account's keys for external services; the API never returns a key. Every member sees which keys are
 * set, and only users with `settings:manage` see their last characters.
 */
export const settingsService = defineService({
  path: 'settings',
  record: Setting,
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'settings:manage',
    update: 'settings:manage',
    patch: 'settings:manage',
  },
  data: { create: SettingRequest, update: SettingPut, patch: SettingRequest },
  notOffered: {
    remove: 'The settings record can’t be deleted. To remove a key, send null for it.',
  },
  query: { find: List },
  methods: (context) => ({
    find: async ({ caller, query }: CallParams) => {
      const { $limit = 1, $skip = 0 } = query as { $limit?: number; $skip?: number }
      const data = $limit > 0 && $skip === 0 ? [await view(context, caller)] : []
      return { total: 1, limit: $limit, skip: $skip, data }
    },
    get: async (id, { caller }: CallParams) => {
      requireOwn(id, caller)
      return view(context, caller)
    },
    create: async (data, { caller }: CallParams) => changeOrTry(context, caller, data as SettingRequest),
    update: async (id, data, { caller }: CallParams) => {
      requireOwn(id, caller)
      return changeSettings(context, caller, data as SettingPut)
    },
    patch: async (id, data, { caller }: CallParams) => {
      requireOwn(id, caller)
      return changeOrTry(context, caller, data as SettingRequest)
    },
  }),
})
