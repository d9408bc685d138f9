export {
  BillingGrant,
  BillingGrantPatch,
  BillingRequest,
  BillingRequestData,
  BillingRequestPatch,
  billingRequestStatuses,
  type BillingRequestStatus,
} from './billing-request.ts'
export {
  Billing,
  billingKinds,
  BillingRedirect,
  CheckoutData,
  Invoice,
  Subscription,
  subscriptionStatuses,
  type BillingKind,
  type SubscriptionStatus,
} from './billing.ts'
export {
  usageForecast,
  type ForecastRange,
  type ForecastStrength,
  type UsageForecast,
} from './usage-forecast.ts'
export { historyMonths, mostUnits, TierPatch, TierPrice, UsageMonth, Tier, Usage } from './usage.ts'
