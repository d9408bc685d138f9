import { limits } from '@web2/contract/core'
import { AccountTheme, AccountThemeCreate, AccountThemePatch } from '@web2/contract/sites'
import { Type } from 'typebox'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter } from '../../../platform/db/adapter/sql-adapter.ts'
import {
  addAccountTheme,
  changeAccountTheme,
  findAccountTheme,
  removeAccountTheme,
} from '../theme/account-themes.ts'

const resource = defineResource({ table: 'account_themes', schema: AccountTheme, search: ['name'] })
const paginate = { default: limits.defaultPageSize, max: limits.maxPageSize }

/** Themes that an account keeps for its sites; lists leave out their design tokens. */
export const accountThemesService = defineService({
  path: 'account-themes',
  record: AccountTheme,
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { create: AccountThemeCreate, patch: AccountThemePatch },
  query: { find: Type.Object({}) },
  trim: false,
  methods: (context) => {
    const adapter = new SqlAdapter({ db: context.db, resource, paginate })
    return {
      find: ({ query, caller: { accountId, userId } }: CallParams) =>
        adapter._find({ query, tenant: { accountId, userId } }),
      get: (id, { caller }: CallParams) => findAccountTheme(context, caller, String(id)),
      create: (data, { caller }: CallParams) => addAccountTheme(context, caller, data as AccountThemeCreate),
      patch: (id, data, { caller }: CallParams) =>
        changeAccountTheme(context, caller, String(id), data as AccountThemePatch),
      remove: (id, { caller }: CallParams) => removeAccountTheme(context, caller, String(id)),
    }
  },
})
