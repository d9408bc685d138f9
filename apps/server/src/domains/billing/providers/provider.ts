import type { BillingProvider } from './billing-provider.ts'

/** Admins decide: accounts ask, and nothing is paid here. */
export const manual: BillingProvider = { kind: 'requests' }
