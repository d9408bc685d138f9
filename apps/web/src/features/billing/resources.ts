import type {
  Tier,
  Usage,
  Billing,
  BillingGrant,
  BillingGrantPatch,
  BillingRedirect,
  BillingRequest,
  BillingRequestData,
  BillingRequestPatch,
  Invoice,
  TierPatch,
  UsageMonth,
} from '@web2/contract/billing'
import type { TierType } from '@web2/contract/core'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** The account's requests to the admins. */
export const billingRequests = resource<BillingRequest, BillingRequestData, BillingRequestPatch>(
  'billing-requests',
)
/** Requests of all accounts, for admins. */
export const billingGrants = resource<BillingGrant, never, BillingGrantPatch>('billing-grants')
/** Limits and prices of tiers; the id is the name. */
export const tiers = resource<Tier & { _id: TierType }, never, TierPatch>('tiers')
/** The account's latest bills. */
export const invoices = resource<Invoice>('invoices')

export const usagePath = 'usage'
export const billingPath = 'billing'

/** The account's month, resource by resource. */
export const ownUsage = async (): Promise<Usage[]> =>
  ((await (await apiClient()).service(usagePath).find()) as { data: Usage[] }).data

/** The account's last twelve months, the present one last. */
export const usageHistory = async (): Promise<UsageMonth[]> =>
  ((await (await apiClient()).service('usage-history').find()) as { data: UsageMonth[] }).data

/** How the account is paid for, and whether it is open. */
export const ownBilling = async (): Promise<Billing> =>
  (await apiClient()).service(billingPath).get('current')

/** Queries the payment service after a payment. */
export const refreshBilling = async (): Promise<Billing> =>
  (await apiClient()).service(billingPath).patch('current', { refresh: true })

/** The page on which a tier is bought. */
export const openCheckout = async (tier: TierType): Promise<BillingRedirect> =>
  (await apiClient()).service('billing-checkouts').create({ tier })

/** The page on which the subscription is changed. */
export const openPortal = async (): Promise<BillingRedirect> =>
  (await apiClient()).service('billing-portal-visits').create({})
