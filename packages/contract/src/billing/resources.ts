import type { TierType } from '../core/tiers.ts'
import type {
  BillingGrant,
  BillingGrantPatch,
  BillingRequest,
  BillingRequestData,
  BillingRequestPatch,
} from './billing-request.ts'
import type { Billing, BillingRedirect, CheckoutData, Invoice } from './billing.ts'
import type { Tier, TierPatch, Usage, UsageMonth } from './usage.ts'

export interface BillingResources {
  billing: { record: Billing; patch: { refresh: true } }
  'billing-checkouts': { create: CheckoutData; created: BillingRedirect }
  'billing-grants': { record: BillingGrant; patch: BillingGrantPatch }
  'billing-portal-visits': { create: object; created: BillingRedirect }
  'billing-requests': { record: BillingRequest; create: BillingRequestData; patch: BillingRequestPatch }
  invoices: { record: Invoice }
  tiers: { record: Tier & { _id: TierType }; patch: TierPatch }
  usage: { record: Usage }
  'usage-history': { record: UsageMonth }
}
