import type { AdapterRecord, SqlAdapter, SqlAdapterParams } from '../db/adapter/sql-adapter.ts'
import type { CallParams, ServiceMethods } from './service-types.ts'

const scoped = ({ query, caller }: CallParams): SqlAdapterParams => ({
  query,
  tenant: { accountId: caller.accountId, userId: caller.userId },
})

/** Wraps the adapter's methods for calls that have passed the policy, with the caller's account as tenant. */
export const adapterMethods = (adapter: SqlAdapter): ServiceMethods => ({
  find: (params) => adapter.find(scoped(params)),
  get: (id, params) => adapter.get(id, scoped(params)),
  create: (data, params) => adapter.create(data as AdapterRecord, scoped(params)),
  update: (id, data, params) => adapter.update(id, data as AdapterRecord, scoped(params)),
  patch: (id, data, params) => adapter.patch(id, data as AdapterRecord, scoped(params)),
  remove: (id, params) => adapter.remove(id, scoped(params)),
})
