import { listInvoices } from '../buy-tier.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const looksPerAccount = { most: 120, seconds: 600 }

/** GET /invoices: the account's latest invoices from the payment service. */
export const invoicesService = defineService({
  path: 'invoices',
  policy: { find: 'billing:see' },
  methods: (context) => ({
    find: async ({ caller: { accountId } }: CallParams) => {
      await countAttempt(context.db, { key: `invoices:${accountId}`, ...looksPerAccount })
      const data = await listInvoices(context, accountId)
      return { total: data.length, limit: data.length, skip: 0, data }
    },
  }),
})
