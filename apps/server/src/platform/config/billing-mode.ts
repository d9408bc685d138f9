/** BILLING: admins grant tiers, or accounts pay for them at Stripe. */
export type BillingChoice =
  | { readonly kind: 'manual' }
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      /** Verifies that webhooks are Stripe's. */
      readonly webhookSecret: string
    }

/** Reports an invalid variable and its accepted values. */
type Complain = (name: string, accepted: string) => void

const secretKey = /^(sk|rk)_(test|live)_[\w-]+$/
const webhookSecret = /^whsec_[\w+/=-]+$/

/** Reads BILLING and, with `stripe`, the two secrets that it needs. */
export const readBilling = (
  environment: Readonly<Record<string, string | undefined>>,
  complain: Complain,
): BillingChoice => {
  const read = (name: string) => environment[name]?.trim() ?? ''
  const kind = read('BILLING') || 'manual'
  if (kind === 'manual') return { kind }
  if (kind !== 'stripe') {
    complain('BILLING', 'manual or stripe')
    return { kind: 'manual' }
  }
  const choice = {
    kind: 'stripe',
    secretKey: read('STRIPE_SECRET_KEY'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
  } as const
  if (!secretKey.test(choice.secretKey))
    complain(
      'STRIPE_SECRET_KEY',
      'a secret or restricted Stripe key (sk_live_…, sk_test_… or rk_…), because BILLING is stripe',
    )
  if (!webhookSecret.test(choice.webhookSecret))
    complain(
      'STRIPE_WEBHOOK_SECRET',
      'the signing secret of the Stripe webhook (whsec_…), because BILLING is stripe',
    )
  return choice
}
