import { monthlyUsage } from '../usage.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { usageHistory } from '../usage-history.ts'

/** GET /usage-history: the account's usage by month for a year. */
export const usageHistoryService = defineService({
  path: 'usage-history',
  policy: { find: 'usage:see' },
  methods: ({ db, now }) => ({
    find: async ({ caller }: CallParams) => {
      const data = await usageHistory(db, caller.accountId, now())
      return { total: data.length, limit: data.length, skip: 0, data }
    },
  }),
})

/** GET /usage: the account's usage this month by resource. */
export const usageService = defineService({
  path: 'usage',
  policy: { find: 'usage:see' },
  methods: ({ db, now }) => ({
    find: async ({ caller }: CallParams) => {
      const data = await monthlyUsage(db, caller.accountId, now())
      return { total: data.length, limit: data.length, skip: 0, data }
    },
  }),
})
