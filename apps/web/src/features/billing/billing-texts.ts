import type { SubscriptionStatus, TierPrice } from '@web2/contract/billing'
import type { MeteredResource, TierType } from '@web2/contract/core'

export const resourceLabels: Readonly<Record<MeteredResource, string>> = {
  articles: 'Articles',
  images: 'Images',
  publishedPages: 'Published pages',
  campaignPosts: 'Campaign posts',
}

const number = new Intl.NumberFormat()
export const formatUnits = (units: number): string => number.format(units)

/** 'silver' → 'Silver' */
export const tierName = (tier: TierType): string => tier.charAt(0).toUpperCase() + tier.slice(1)

/** Currencies without a smaller unit, in which Stripe counts whole ones ("Zero-decimal currencies"). */
const wholeCurrencies = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

/** 2900, 'eur' → '€29.00' */
export const formatMoney = (cents: number, currency: string): string => {
  const amount = wholeCurrencies.has(currency) ? cents : cents / 100
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(amount)
}

export const priceText = ({ cents, currency, interval }: TierPrice): string =>
  `${formatMoney(cents, currency)} a ${interval}`

/** Meaning of each subscription status for the customer. */
export const subscriptionTexts: Readonly<Record<SubscriptionStatus, string>> = {
  trialing: 'The trial is running.',
  active: 'Paid and active.',
  past_due: 'The last payment did not go through. The account stays open while it is tried again.',
  unpaid: 'Payments did not go through, so the account is closed. Pay the open invoice to open it again.',
  paused: 'The subscription is paused, so the account is closed.',
  incomplete: 'The first payment is not finished yet.',
  incomplete_expired: 'The first payment was never finished. Choose a tier again.',
  canceled: 'The subscription has ended. Choose a tier to open the account again.',
}
