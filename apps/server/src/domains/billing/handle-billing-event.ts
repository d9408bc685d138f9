import type { AppContext } from '../../platform/context.ts'
import type { BillingEvent, Payments } from './providers/billing-provider.ts'
import { mirrorSubscription } from './sync-subscription.ts'

/** Days for which a repeated event is known; the payment service repeats for days. */
const keptDays = 60

/** Takes what the payment service tells, once: its id and what it causes are one transaction. */
export const processBillingEvent = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  payments: Payments,
  { id, type, customerId }: BillingEvent,
): Promise<void> => {
  if (customerId === null) return
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('billingEvents')
      .values({ id, type, receivedAt: now().toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (first) await mirrorSubscription(transaction, payments, customerId, now())
  })
}

/** Forgets events that nobody repeats any more. */
export const purgeBillingEvents = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - keptDays * 24 * 3_600_000).toISOString()
  await db.deleteFrom('billingEvents').where('receivedAt', '<', before).execute()
}
