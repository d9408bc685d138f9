import type { SubscriptionStatus, TierPrice } from '@web2/contract/billing'
import type { MeteredResource } from '@web2/contract/core'

export const resourceLabels: Readonly<Record<MeteredResource, string>> = {
  articles: 'Articles',
  images: 'Images',
  publishedPages: 'Published pages',
  campaignPosts: 'Campaign posts',
}

const number = new Intl.NumberFormat()
export const formatUnits = (units: number): string => number.format(units)

/** Currencies without a smaller unit, in which Stripe counts whole ones ("Zero-decimal currencies"). */
const wholeCurrencies = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

/** 2900, 'eur' → '€29.00' */
export const formatMoney = (cents: number, currency: string): string => {
  const amount = wholeCurrencies.has(currency) ? cents : cents / 100
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount)
}

export const priceText = ({ cents, currency, interval }: TierPrice): string =>
  `${formatMoney(cents, currency)} per ${interval}`

/** Meaning of each subscription status for the customer. */
export const subscriptionTexts: Readonly<Record<SubscriptionStatus, string>> = {
  trialing: 'Your trial is active.',
  active: 'Your subscription is active.',
  past_due:
    'The last payment failed. Update your payment method to keep your plan. Your account stays active while we retry.',
  unpaid: 'Payment failed, so your account is inactive. Pay the open invoice to reactivate it.',
  paused: 'Your subscription is paused, so your account is inactive.',
  incomplete: 'Your first payment isn’t complete yet.',
  incomplete_expired: 'Your first payment was never completed. Choose a plan again.',
  canceled: 'Your subscription has ended. Choose a plan to reactivate your account.',
}
