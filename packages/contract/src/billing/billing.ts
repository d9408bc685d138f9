import { Type, type Static } from 'typebox'
import { tierTypes } from '../core/tiers.ts'
import { nullable, Timestamp } from '../core/record.ts'

/** requests: an admin grants tiers. payments: tiers are bought from a payment service. */
export const billingKinds = ['requests', 'payments'] as const
export type BillingKind = (typeof billingKinds)[number]

/** Of a subscription at the payment service, in its words. */
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
  /** Until when is paid. */
  currentPeriodEnd: nullable(Timestamp),
  /** It is cancelled and runs out at that time. */
  endsThen: Type.Boolean(),
})
export type Subscription = Static<typeof Subscription>

/** GET /billing: how this installation is paid for, and how things stand for the account. */
export const Billing = Type.Object({
  kind: Type.Enum(billingKinds),
  /** Whether the account is open, and by which tier. */
  isActive: Type.Boolean(),
  tier: Type.Enum(tierTypes),
  subscription: nullable(Subscription),
  /** The payment service knows the account: its bills and its way of payment are there. */
  isCustomer: Type.Boolean(),
})
export type Billing = Static<typeof Billing>

/** POST /billing-checkouts: the account wants to buy this tier. */
export const CheckoutData = Type.Object({ tier: Type.Enum(tierTypes) }, { additionalProperties: false })
export type CheckoutData = Static<typeof CheckoutData>

/** A page of the payment service to which the browser is sent. */
export const BillingRedirect = Type.Object({ url: Type.String() })
export type BillingRedirect = Static<typeof BillingRedirect>

/** A bill of the payment service. */
export const Invoice = Type.Object({
  _id: Type.String(),
  createdAt: Timestamp,
  number: Type.String(),
  status: Type.String(),
  cents: Type.Integer(),
  currency: Type.String(),
  /** Where it can be seen and paid; empty: nowhere. */
  url: Type.String(),
  /** As a file; empty: there is none. */
  pdfUrl: Type.String(),
})
export type Invoice = Static<typeof Invoice>
