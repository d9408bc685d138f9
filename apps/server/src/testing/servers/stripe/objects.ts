/*
 * Objects as in Stripe's API reference, version 2026-10-28: the fields that are read, and their surroundings.
 */

export interface StripePrice {
  readonly id: string
  readonly active: boolean
  readonly currency: string
  readonly unit_amount: number | null
  readonly recurring: { readonly interval: string; readonly interval_count: number } | null
}

export const price = (id: string, change: Partial<StripePrice> = {}) => ({
  id,
  object: 'price',
  active: true,
  currency: 'eur',
  unit_amount: 2_900,
  type: 'recurring',
  recurring: { interval: 'month', interval_count: 1 },
  ...change,
})

export interface Subscribed {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly status: string
  readonly created: number
  readonly cancelAtPeriodEnd: boolean
}

/** 2026-12-22T12:00:00Z */
export const periodEnd = 1_797_940_800

export const subscription = ({
  id,
  customer,
  price: of,
  status,
  created,
  cancelAtPeriodEnd,
}: Subscribed) => ({
  id,
  object: 'subscription',
  customer,
  status,
  created,
  cancel_at: null,
  cancel_at_period_end: cancelAtPeriodEnd,
  items: {
    object: 'list',
    data: [{ id: `si_${id}`, object: 'subscription_item', price: price(of), current_period_end: periodEnd }],
    has_more: false,
  },
})

export const invoice = (customer: string, number: string, base: string) => ({
  id: `in_${number}`,
  object: 'invoice',
  customer,
  number,
  status: 'paid',
  total: 2_900,
  currency: 'eur',
  created: 1_795_348_800,
  hosted_invoice_url: `${base}/invoice/${number}`,
  invoice_pdf: `${base}/invoice/${number}/pdf`,
})

export const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

export const failure = (type: string, message: string, code?: string) => ({
  error: { type, message, ...(code && { code }), doc_url: 'https://docs.stripe.com/error-codes' },
})
