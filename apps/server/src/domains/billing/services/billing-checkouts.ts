import { CheckoutData } from '@web2/contract/billing'
import { openCheckout } from '../buy-tier.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const checkoutsPerAccount = { most: 30, seconds: 3_600 }

/** POST /billing-checkouts: returns the payment page for a tier. */
export const billingCheckoutsService = defineService({
  path: 'billing-checkouts',
  policy: { create: 'billing:see' },
  data: { create: CheckoutData },
  ownHandsOnly: ['create'],
  methods: (context) => ({
    create: async ({ tier }: CheckoutData, { caller: { accountId, userId } }: CallParams) => {
      await countAttempt(context.db, { key: `checkout:${accountId}`, ...checkoutsPerAccount })
      return openCheckout(context, { accountId, userId }, tier)
    },
  }),
})
