import { DashboardRecount } from '@web2/contract/dashboard'
import { recount } from '../../commands/dashboard/fold-counts.ts'
import { readDashboard } from '../../commands/dashboard/read-dashboard.ts'
import { mayUse, type Caller } from '../../sessions/caller.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** How things stand in the account, without its usage for those who may not see it. A post counts it all anew. */
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
