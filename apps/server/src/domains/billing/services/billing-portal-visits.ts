import { Type } from 'typebox'
import { openPortal } from '../buy-tier.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const visitsPerAccount = { most: 30, seconds: 3_600 }

/** POST /billing-portal-visits: returns the page where a subscription is changed. */
export const billingPortalVisitsService = defineService({
  path: 'billing-portal-visits',
  policy: { create: 'billing:see' },
  data: { create: Type.Object({}, { additionalProperties: false }) },
  ownHandsOnly: ['create'],
  methods: (context) => ({
    create: async (_data: unknown, { caller: { accountId } }: CallParams) => {
      await countAttempt(context.db, { key: `portal:${accountId}`, ...visitsPerAccount })
      return openPortal(context, accountId)
    },
  }),
})
