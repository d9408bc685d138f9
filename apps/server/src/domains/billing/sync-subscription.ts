import type { TierType } from '@web2/contract/core'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { serviceFailed } from '../../platform/errors.ts'
import type { Payments, SubscriptionState } from './providers/billing-provider.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { setAccountState, emitAccountChanged } from '../accounts/index.ts'
import { subscriptionRuns } from './is-subscription-active.ts'

/**
 * Returns the tier with the subscription's price; undefined if the price was reassigned, in which case the
 * account keeps its tier.
 */
const tierOfPrice = async (db: Kysely<Database>, priceId: string): Promise<TierType | undefined> =>
  (await db.selectFrom('tiers').select('type').where('priceId', '=', priceId).executeTakeFirst())?.type

const inNoSubscription = { id: null, status: null, currentPeriodEnd: null, endsThen: false }

/**
 * Updates the account from the current subscription, because events arrive late and out of order. Locks its
 * row during the request, so that the latest state is written last. A subscription that was never active
 * deactivates no account.
 */
export const mirrorSubscription = async (
  transaction: Transaction<Database>,
  payments: Payments,
  customerId: string,
  now: Date,
): Promise<void> => {
  const before = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  // a customer of another product sold through the same Stripe account
  if (!before) return
  const asked = await payments.subscription(customerId)
  if (!asked.ok) throw serviceFailed(asked.failure)
  const state: SubscriptionState | null = asked.value
  const { accountId } = before
  const { id, status, currentPeriodEnd, endsThen } = state ?? inNoSubscription
  const tier = (state && (await tierOfPrice(transaction, state.priceId))) ?? before.tier
  await transaction
    .updateTable('subscriptions')
    .set({
      subscriptionId: id,
      status,
      tier,
      currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
      endsThen,
      updatedAt: now.toISOString(),
    })
    .where('accountId', '=', accountId)
    .execute()
  const [ran, runs] = [subscriptionRuns(before.status), subscriptionRuns(status)]
  const isOther = ran !== runs || (runs && tier !== before.tier)
  if (!isOther) return emitAccountChanged(transaction, accountId)
  await setAccountState(transaction, { accountId, isActive: runs, ...(runs && tier && { tier }) }, now)
  const details = { name: tier ?? '', status }
  await recordAudit(transaction, { action: 'subscription-changed', userId: null, accountId, details })
}
