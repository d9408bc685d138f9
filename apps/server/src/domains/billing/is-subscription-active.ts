import type { SubscriptionStatus } from '@web2/contract/billing'

/** While Stripe still tries to collect a payment (past_due) the account stays open. */
const running: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due'])

/** Whether an account with a subscription of this status is open; null: there is none. */
export const subscriptionRuns = (status: SubscriptionStatus | null): boolean =>
  status !== null && running.has(status)
