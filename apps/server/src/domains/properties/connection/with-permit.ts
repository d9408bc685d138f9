import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../../platform/context.ts'
import { tooManyRequests } from '../../../platform/errors.ts'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { pauseBudget } from '../../../platform/rate-limits/pause-budget.ts'
import { releasePermits, acquirePermits } from '../../../platform/rate-limits/take-permits.ts'
import type { OpenedConnection } from './open-connection.ts'

/** Lease of a permit in ms, for calls that never ended. */
const lease = 3 * 60_000
/** Number of tries for a permit and the ms between them, while a user waits. */
const looks = 12
const betweenLooks = 500

/**
 * Calls a property's platform within its rate budgets while a user waits. Throws 429 if no permit becomes
 * free in time. A wait requested by the platform applies to all callers.
 */
export const withPermit = async <T>(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { property, connector, connection }: OpenedConnection,
  talk: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const budgets = connector.budgets(connection, property.accountId)
  if (budgets.length === 0) return talk()
  let taken = await acquirePermits(db, budgets, { count: 1, lease }, now())
  for (let look = 1; !taken.ok && look < looks; look += 1) {
    await pause(betweenLooks)
    taken = await acquirePermits(db, budgets, { count: 1, lease }, now())
  }
  if (!taken.ok)
    throw tooManyRequests(Math.max(1, Math.ceil((taken.until.getTime() - now().getTime()) / 1_000)))
  try {
    const answer = await talk()
    if (!answer.ok && answer.failure.retryAfter !== undefined) {
      const until = new Date(now().getTime() + answer.failure.retryAfter)
      for (const { name } of budgets) await pauseBudget(db, name, until)
    }
    return answer
  } finally {
    await releasePermits(db, [taken.permit])
  }
}
