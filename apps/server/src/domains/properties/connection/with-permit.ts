import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../../platform/context.ts'
import { tooManyRequests } from '../../../platform/errors.ts'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { pauseBudget } from '../../../platform/rate-limits/pause-budget.ts'
import { releasePermits, acquirePermits } from '../../../platform/rate-limits/take-permits.ts'
import type { OpenedConnection } from './open-connection.ts'

/** Milliseconds after which a conversation that never ended is taken for over. */
const lease = 3 * 60_000
/** Looks for a free place, and milliseconds between them, while a person waits. */
const looks = 12
const betweenLooks = 500

/**
 * A conversation with a property's platform within what it allows, for a person who waits. Throws 429 when others use
 * all of it for longer than anybody waits. A wait that the platform asks for holds for everybody.
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
