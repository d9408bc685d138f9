import { defaultTierLimits, tierTypes } from '@web2/contract'
import { defineService } from '../define-service.ts'

/** GET /tiers: what each tier allows in a month. */
export const tiersService = defineService({
  path: 'tiers',
  policy: { find: 'billing:see' },
  methods: () => ({
    find: async () => {
      const data = tierTypes.map((type) => ({ type, limits: defaultTierLimits[type] }))
      return { total: data.length, limit: data.length, skip: 0, data }
    },
  }),
})
