import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import type { ReachedLimit } from '../ledger/reserve-calls.ts'
import { dayName, dollars, limitName, monthEnd } from './limit-sentences.ts'

/** Ms until a call that waits for others tries again: between the two, so that waiting calls don't return together. */
const busyWait = { least: 1_500, most: 4_000 }

/**
 * Returns why a limit leaves no room for a call, and when it may work. `reason` is 'spending-limit' if only a higher
 * limit or the next month helps; otherwise, calls in progress may leave some of what they hold back.
 */
export const refusalOf = (
  limit: ReachedLimit,
  { amount, period, now }: { readonly amount: number; readonly period: string; readonly now: Date },
): ServiceFailure & { readonly retryAfter: number } => {
  const left = limit.amount - limit.spent
  if (left > 0 && amount <= left + 1e-9)
    return {
      kind: 'rate-limited',
      reason: 'limit-in-use',
      message: `AI calls in progress may use up the ${limitName(limit)}. This one waits for them.`,
      retryAfter: Math.round(busyWait.least + Math.random() * (busyWait.most - busyWait.least)),
    }
  const end = monthEnd(period)
  const what =
    left <= 0
      ? `The ${limitName(limit)} is reached (${dollars(limit.spent)} spent).`
      : `This AI call may cost ${dollars(amount)}. Of the ${limitName(limit)}, ${dollars(left)} is left.`
  return {
    kind: 'rate-limited',
    reason: 'spending-limit',
    limit: { provider: limit.provider, amount: limit.amount },
    message: `${what} Raise the limit under AI costs, or wait until ${dayName(end)}.`,
    retryAfter: Math.max(0, end.getTime() - now.getTime()),
  }
}
