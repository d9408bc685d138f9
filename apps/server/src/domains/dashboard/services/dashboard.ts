import { DashboardRecount } from '@web2/contract/dashboard'
import { recount } from '../fold-counts.ts'
import { readDashboard } from '../read-dashboard.ts'
import { mayUse, type Caller } from '../../../platform/auth/caller.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** The account's dashboard, without usage for users who may not see it. POST recounts it. */
export const dashboardService = defineService({
  path: 'dashboard',
  policy: { find: 'content:read', create: 'settings:manage' },
  unlogged: true,
  data: { create: DashboardRecount },
  methods: ({ db, now }) => {
    const read = (caller: Caller) =>
      readDashboard(db, {
        accountId: caller.accountId,
        withUsage: mayUse(caller, 'usage:see'),
        withTierRequests: mayUse(caller, 'users:manage'),
        now: now(),
      })
    return {
      find: ({ caller }: CallParams) => read(caller),
      create: async (_data, { caller }: CallParams) => {
        await recount(db, caller.accountId)
        return read(caller)
      },
    }
  },
})
