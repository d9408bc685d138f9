import type Stripe from 'stripe'
import type { Invoice, TierPrice } from '@web2/contract/billing'
import type { Payments } from '../billing-provider.ts'
import { done, failed } from '../../../../platform/outbound/outcome.ts'
import { stripeClient, type StripeAccess } from './client.ts'
import { readStripeEvent } from './events.ts'
import { asked } from './error-codes.ts'
import { stateOf, subscriptionThatCounts } from './subscription.ts'

const invoicesShown = 24
/** More than any customer ever has. */
const mostSubscriptions = 100

const asInvoice = (invoice: Stripe.Invoice): Invoice => ({
  _id: invoice.id,
  createdAt: new Date(invoice.created * 1_000).toISOString(),
  number: invoice.number ?? '',
  status: invoice.status ?? 'draft',
  cents: invoice.total,
  currency: invoice.currency,
  url: invoice.hosted_invoice_url ?? '',
  pdfUrl: invoice.invoice_pdf ?? '',
})

const priceProblem = (message: string) => failed({ kind: 'bad-content', message })

const asPrice = (price: Stripe.Price) => {
  if (!price.active) return priceProblem('This price is archived in Stripe. Choose an active one.')
  if (!price.recurring) return priceProblem('This is a one-time price. Plans need a recurring price.')
  if (price.unit_amount === null)
    return priceProblem('This price has no fixed amount. Plans need a fixed price.')
  const { id, unit_amount: cents, currency, recurring } = price
  return done<TierPrice>({ id, cents, currency, interval: recurring.interval })
}

/**
 * Stripe through its official SDK: Checkout, the customer portal, subscriptions, invoices and signed events.
 */
export const stripePayments = (access: StripeAccess): Payments => {
  const stripe = stripeClient(access)
  return {
    makeCustomer: ({ accountId, name, email }) =>
      asked(async () => {
        const made = await stripe.customers.create(
          { name, email, metadata: { accountId } },
          { idempotencyKey: `customer:${accountId}:${email}:${name}`.slice(0, 255) },
        )
        return made.id
      }),

    checkout: async ({ customerId, priceId, returnTo, purpose }) => {
      const opened = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: `${returnTo}?paid=yes`,
            cancel_url: returnTo,
          },
          { idempotencyKey: `checkout:${purpose}`.slice(0, 255) },
        ),
      )
      if (!opened.ok) return opened
      const { url } = opened.value
      return url === null
        ? failed({ kind: 'unknown', message: 'Stripe’s checkout could not be opened. Try again.' })
        : done(url)
    },

    portal: ({ customerId, returnTo }) =>
      asked(
        async () =>
          (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnTo })).url,
      ),

    price: async (id) => {
      const found = await asked(() => stripe.prices.retrieve(id))
      if (found.ok) return asPrice(found.value)
      return found.failure.details === 'resource_missing'
        ? priceProblem('Stripe has no price with this ID. Copy the ID from the product in Stripe.')
        : found
    },

    subscription: (customerId) =>
      asked(async () => {
        const { data } = await stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: mostSubscriptions,
        })
        const one = subscriptionThatCounts(data)
        return one ? stateOf(one) : null
      }),

    invoices: (customerId) =>
      asked(async () => {
        const { data } = await stripe.invoices.list({ customer: customerId, limit: invoicesShown })
        return data.map(asInvoice)
      }),

    readEvent: (body, signature) => readStripeEvent(stripe, access.webhookSecret, body, signature),
  }
}
