import type { BillingProvider } from './billing-provider.ts'

/** Admins assign tiers on request, without payments. */
export const manual: BillingProvider = { kind: 'requests' }
