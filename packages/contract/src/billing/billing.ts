import { Type, type Static } from 'typebox'
import { tierTypes } from '../core/tiers.ts'
import { nullable, Timestamp } from '../core/record.ts'

/** requests: an admin grants tiers. payments: tiers are bought through a payment service. */
export const billingKinds = ['requests', 'payments'] as const
export type BillingKind = (typeof billingKinds)[number]

/** Subscription statuses, with the names of the payment service. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** The account's subscription. */
export const Subscription = Type.Object({
  status: Type.Enum(subscriptionStatuses),
  tier: nullable(Type.Enum(tierTypes)),
  /** End of the paid period. */
  currentPeriodEnd: nullable(Timestamp),
  /** Canceled; it ends at that time. */
  endsThen: Type.Boolean(),
})
export type Subscription = Static<typeof Subscription>

/** GET /billing: payment method of the installation and billing state of the account. */
export const Billing = Type.Object({
  kind: Type.Enum(billingKinds),
  /** Whether the account is active, and its tier. */
  isActive: Type.Boolean(),
  tier: Type.Enum(tierTypes),
  subscription: nullable(Subscription),
  /** The payment service knows the account and has its invoices and payment methods. */
  isCustomer: Type.Boolean(),
})
export type Billing = Static<typeof Billing>

/** POST /billing-checkouts: starts the purchase of this tier. */
export const CheckoutData = Type.Object({ tier: Type.Enum(tierTypes) }, { additionalProperties: false })
export type CheckoutData = Static<typeof CheckoutData>

/** Page of the payment service to continue on. */
export const BillingRedirect = Type.Object({ url: Type.String() })
export type BillingRedirect = Static<typeof BillingRedirect>

/** Invoice of the payment service. */
export const Invoice = Type.Object({
  _id: Type.String(),
  createdAt: Timestamp,
  number: Type.String(),
  status: Type.String(),
  cents: Type.Integer(),
  currency: Type.String(),
  /** URL for viewing and paying it; empty if there is none. */
  url: Type.String(),
  /** URL of the PDF; empty if there is none. */
  pdfUrl: Type.String(),
})
export type Invoice = Static<typeof Invoice>

declare module '../core/resources.ts' {
  interface Resources {
    billing: { record: Billing; patch: { refresh: true } }
    'billing-checkouts': { create: CheckoutData; created: BillingRedirect }
    'billing-portal-visits': { create: object; created: BillingRedirect }
    invoices: { record: Invoice }
  }
}
