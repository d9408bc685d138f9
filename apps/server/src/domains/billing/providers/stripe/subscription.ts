import type Stripe from 'stripe'
import { subscriptionStatuses } from '@web2/contract/billing'
import type { SubscriptionState } from '../billing-provider.ts'

/** Returns the rank of a status: the contract lists active ones first; unknown ones come last. */
const rankOf = (status: string): number => {
  const rank = subscriptionStatuses.findIndex((known) => known === status)
  return rank === -1 ? subscriptionStatuses.length : rank
}

/** Selects the relevant subscription of a customer. */
export const subscriptionThatCounts = (
  all: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined =>
  all.toSorted((a, b) => rankOf(a.status) - rankOf(b.status) || b.created - a.created)[0]

/** Converts a subscription; since Stripe's API of 2025-03-31 its items hold the paid period. */
export const stateOf = (subscription: Stripe.Subscription): SubscriptionState => {
  const [item] = subscription.items.data
  const status = subscriptionStatuses.find((known) => known === subscription.status) ?? 'incomplete'
  return {
    id: subscription.id,
    status,
    priceId: item?.price.id ?? '',
    currentPeriodEnd: item ? new Date(item.current_period_end * 1_000) : null,
    endsThen: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}
