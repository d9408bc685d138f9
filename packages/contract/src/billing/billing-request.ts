import { Type, type Static } from 'typebox'
import { tierTypes } from '../core/tiers.ts'
import { nullable, recordFields, text, Timestamp } from '../core/record.ts'

export const billingRequestStatuses = ['open', 'granted', 'declined', 'withdrawn'] as const
export type BillingRequestStatus = (typeof billingRequestStatuses)[number]

/** Request of an account to the admins, if they assign tiers: activation, or another tier. */
export const BillingRequest = Type.Object({
  ...recordFields,
  tier: Type.Enum(tierTypes),
  message: Type.String(),
  status: Type.Enum(billingRequestStatuses),
  /** The admin's reply; may be empty. */
  answer: Type.String(),
  answeredAt: nullable(Timestamp),
})
export type BillingRequest = Static<typeof BillingRequest>

/** POST /billing-requests; only one can be open at a time. */
export const BillingRequestData = Type.Object(
  { tier: Type.Enum(tierTypes), message: Type.Optional(text(2_000)) },
  { additionalProperties: false },
)
export type BillingRequestData = Static<typeof BillingRequestData>

/** PATCH /billing-requests/:id by the account, while it is open. */
export const BillingRequestPatch = Type.Object(
  { status: Type.Literal('withdrawn') },
  { additionalProperties: false },
)
export type BillingRequestPatch = Static<typeof BillingRequestPatch>

/** Billing request as admins see it, with the user and the account's current tier. */
export const BillingGrant = Type.Object({
  ...BillingRequest.properties,
  accountName: Type.String(),
  /** Empty once the user is deleted. */
  userName: Type.String(),
  email: Type.String(),
  userId: nullable(Type.String()),
  currentTier: Type.Enum(tierTypes),
  accountActive: Type.Boolean(),
})
export type BillingGrant = Static<typeof BillingGrant>

/** PATCH /billing-grants/:id by an admin, while it is open. A grant activates the account. */
export const BillingGrantPatch = Type.Object(
  {
    status: Type.Enum(['granted', 'declined']),
    /** Tier granted instead of the requested one. */
    tier: Type.Optional(Type.Enum(tierTypes)),
    answer: Type.Optional(text(2_000)),
  },
  { additionalProperties: false },
)
export type BillingGrantPatch = Static<typeof BillingGrantPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'billing-grants': { record: BillingGrant; patch: BillingGrantPatch }
    'billing-requests': { record: BillingRequest; create: BillingRequestData; patch: BillingRequestPatch }
  }
}
