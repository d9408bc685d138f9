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
} from '../resources/billing.ts'
export {
  BillingGrant,
  BillingGrantPatch,
  BillingRequest,
  BillingRequestData,
  BillingRequestPatch,
  billingRequestStatuses,
  type BillingRequestStatus,
} from '../resources/billing-request.ts'
export { historyMonths, mostUnits, TierPatch, TierPrice, UsageMonth } from '../resources/usage.ts'
export {
  usageForecast,
  type ForecastRange,
  type ForecastStrength,
  type UsageForecast,
} from '../usage-forecast.ts'
