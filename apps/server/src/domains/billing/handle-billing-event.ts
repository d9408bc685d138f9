import type { AppContext } from '../../platform/context.ts'
import type { BillingEvent, Payments } from './providers/billing-provider.ts'
import { mirrorSubscription } from './sync-subscription.ts'

/** Days for which event ids are kept to detect repeats; the payment service retries for days. */
const keptDays = 60

/** Processes an event of the payment service once, storing its id in the same transaction as its effects. */
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

/** Purges events too old to be repeated. */
export const purgeBillingEvents = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - keptDays * 24 * 3_600_000).toISOString()
  await db.deleteFrom('billingEvents').where('receivedAt', '<', before).execute()
}
