import type { TierType } from '@web2/contract/core'
import { resource } from '../../lib/api/resource.ts'

/** The account's requests to the admins. */
export const billingRequests = resource('billing-requests')
/** Requests of all accounts, for admins. */
export const billingGrants = resource('billing-grants')
/** Limits and prices of tiers; the id is the name. */
export const tiers = resource('tiers')
/** The account's latest bills. */
export const invoices = resource('invoices')

const usage = resource('usage')
export const usagePath = usage.path
const billing = resource('billing')
export const billingPath = billing.path

/** The account's month, resource by resource. */
export const ownUsage = async () => (await usage.find()).data

/** The account's last twelve months, the present one last. */
export const usageHistory = async () => (await resource('usage-history').find()).data

/** How the account is paid for, and whether it is open. */
export const ownBilling = () => billing.get('current')

/** Queries the payment service after a payment. */
export const refreshBilling = () => billing.patch('current', { refresh: true })

/** The page on which a tier is bought. */
export const openCheckout = (tier: TierType) => resource('billing-checkouts').create({ tier })

/** The page on which the subscription is changed. */
export const openPortal = () => resource('billing-portal-visits').create({})
