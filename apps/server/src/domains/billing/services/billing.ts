import { Type } from 'typebox'
import { billingOf, syncSubscription, openCheckout, openPortal } from '../buy-tier.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { CheckoutData } from '@web2/contract/billing'

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

const looksPerAccount = { most: 60, seconds: 600 }

/**
 * /billing/current: the account's billing state. PATCH refreshes it from the payment service, for a user who
 * has just paid.
 */
export const billingService = defineService({
  path: 'billing',
  unlogged: true,
  policy: { get: 'billing:see', patch: 'billing:see' },
  data: { patch: Type.Object({ refresh: Type.Literal(true) }, { additionalProperties: false }) },
  methods: (context) => ({
    get: async (id: string, { caller: { accountId } }: CallParams) => {
      if (id !== 'current') throw notFound('billing record')
      return { _id: accountId, ...(await billingOf(context, accountId)) }
    },
    patch: async (id: string | null, _data: unknown, { caller: { accountId } }: CallParams) => {
      if (id !== 'current') throw notFound('billing record')
      await countAttempt(context.db, { key: `billing-refresh:${accountId}`, ...looksPerAccount })
      return { _id: accountId, ...(await syncSubscription(context, accountId)) }
    },
  }),
})
