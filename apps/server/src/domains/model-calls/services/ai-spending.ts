import { AiSpending, AiSpendingPatch } from '@web2/contract/model-calls'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { notFound } from '../../../platform/errors.ts'
import { usagePeriod } from '../../accounts/index.ts'
import { changeLimits } from '../limits/change-limits.ts'
import { readSpending } from '../limits/read-spending.ts'

const aMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** Returns the month that an id names: 'current', or '2026-11'. */
const periodOf = (id: string | null, now: Date): string => {
  if (id === 'current') return usagePeriod(now)
  if (id === null || !aMonth.test(id)) throw notFound('month')
  return id
}

/** /ai-spending/current: what the account's texts and images by AI cost this month, and its monthly limits. */
export const aiSpendingService = defineService({
  path: 'ai-spending',
  record: AiSpending,
  policy: { get: 'usage:see', patch: 'settings:manage' },
  data: { patch: AiSpendingPatch },
  methods: (context) => ({
    get: (id: string, { caller: { accountId } }: CallParams) =>
      readSpending(context.db, { accountId, period: periodOf(id, context.now()) }),
    patch: async (id: string | null, data: unknown, { caller }: CallParams) => {
      const period = usagePeriod(context.now())
      if (periodOf(id, context.now()) !== period) throw notFound('month')
      await changeLimits(context, caller, data as AiSpendingPatch)
      return readSpending(context.db, { accountId: caller.accountId, period })
    },
  }),
})
