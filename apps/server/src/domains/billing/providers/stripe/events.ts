import type Stripe from 'stripe'
import type { BillingEvent } from '../billing-provider.ts'

/** Events that may change a subscription and name its customer; Stripe sends many others. */
const telling =
  /^(customer\.subscription\.\w+|checkout\.session\.(completed|async_payment_succeeded)|invoice\.(paid|payment_failed|payment_action_required))$/

const customerIn = (record: unknown): string | null => {
  const customer = (record as { customer?: unknown }).customer
  if (typeof customer === 'string') return customer
  const id = (customer as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : null
}

/**
 * Reads a webhook's body after the SDK has checked its signature (`Stripe-Signature: t=…,v1=…`, at most five
 * minutes old).
 */
export const readStripeEvent = (
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
): BillingEvent | undefined => {
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret)
  } catch {
    // a wrong signature and invalid JSON are treated alike
    return undefined
  }
  const { id, type, data } = event
  return { id, type, customerId: telling.test(type) ? customerIn(data.object) : null }
}
