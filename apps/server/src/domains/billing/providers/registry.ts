import type { Config } from '../../../platform/config/config.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import type { BillingProvider, Payments } from './billing-provider.ts'

/** Admins assign tiers on request, without payments. */
const manual: BillingProvider = { kind: 'requests' }

const providers = new WeakMap<object, Promise<BillingProvider>>()

const load = async (config: Config): Promise<BillingProvider> => {
  if (config.billing.kind === 'manual') return manual
  const { stripePayments } = await import('./stripe/provider.ts')
  const { secretKey, webhookSecret } = config.billing
  const dispatcher = guardedAgentOf(config)
  return {
    kind: 'payments',
    payments: stripePayments({ baseUrl: config.services.stripe, secretKey, webhookSecret, dispatcher }),
  }
}

/** Returns the provider selected by BILLING, loading its SDK once on first use. */
export const billingProvider = (config: Config): Promise<BillingProvider> => {
  const known = providers.get(config) ?? load(config)
  providers.set(config, known)
  return known
}

/** Returns the payment service; undefined if admins assign tiers. */
export const paymentsOf = async (config: Config): Promise<Payments | undefined> => {
  const provider = await billingProvider(config)
  return provider.kind === 'payments' ? provider.payments : undefined
}
