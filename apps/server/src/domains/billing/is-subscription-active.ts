import type { SubscriptionStatus } from '@web2/contract/billing'

/** Statuses with an open account; it stays open while Stripe retries a payment (past_due). */
const running: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due'])

/** Checks whether an account with this subscription status is open; null means no subscription. */
export const subscriptionRuns = (status: SubscriptionStatus | null): boolean =>
  status !== null && running.has(status)
