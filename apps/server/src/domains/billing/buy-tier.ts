import type { Billing, BillingRedirect, Invoice } from '@web2/contract/billing'
import type { TierType } from '@web2/contract/core'
import type { AppContext } from '../../platform/context.ts'
import { badInput, refused, serviceFailed } from '../../platform/errors.ts'
import type { Payments } from './providers/billing-provider.ts'
import { billingProvider, paymentsOf } from './providers/registry.ts'
import type { Outcome } from '../../platform/outbound/outcome.ts'
import { mirrorSubscription } from './sync-subscription.ts'
import { subscriptionRuns } from './is-subscription-active.ts'

type BillingContext = Pick<AppContext, 'config' | 'db' | 'now'>

/** Ms during which the same request opens the same checkout page, so that two tabs don't buy twice. */
const checkoutReuseMs = 10 * 60_000

const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw serviceFailed(outcome.failure)
  return outcome.value
}

const required = async (config: AppContext['config']): Promise<Payments> => {
  const payments = await paymentsOf(config)
  if (!payments) throw refused('Payments aren’t enabled here. Request a plan on the Billing page.')
  return payments
}

const customerOf = ({ db }: Pick<BillingContext, 'db'>, accountId: string) =>
  db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirst()

/** Returns the account's billing state. */
export const billingOf = async (context: BillingContext, accountId: string): Promise<Billing> => {
  const { kind } = await billingProvider(context.config)
  const { isActive, tier } = await context.db
    .selectFrom('accounts')
    .select(['isActive', 'tier'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const row = kind === 'payments' ? await customerOf(context, accountId) : undefined
  const subscription =
    row && row.status !== null
      ? {
          status: row.status,
          tier: row.tier,
          currentPeriodEnd: row.currentPeriodEnd,
          endsThen: row.endsThen,
        }
      : null
  return { kind, isActive, tier, subscription, isCustomer: row !== undefined }
}

/**
 * Returns the account's customer id at the payment service, creating the customer before the first purchase.
 */
const ownCustomer = async (
  context: BillingContext,
  payments: Payments,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
): Promise<string> => {
  const { db } = context
  const known = await customerOf(context, accountId)
  if (known) return known.customerId
  const { name, email } = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const customerId = valueOf(await payments.makeCustomer({ accountId, name, email }))
  await db
    .insertInto('subscriptions')
    .values({ accountId, customerId })
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .execute()
  // another request of the account may have inserted it first
  return (await customerOf(context, accountId))?.customerId ?? customerId
}

/**
 * Opens the checkout page of a tier. Throws 409 while a subscription is active, because that one must be
 * changed instead.
 */
export const openCheckout = async (
  context: BillingContext,
  buyer: { readonly accountId: string; readonly userId: string },
  tier: TierType,
): Promise<BillingRedirect> => {
  const { config, db, now } = context
  const payments = await required(config)
  const { priceId } = await db
    .selectFrom('tiers')
    .select('priceId')
    .where('type', '=', tier)
    .executeTakeFirstOrThrow()
  if (priceId === null) throw badInput({ tier: 'This plan isn’t for sale. Choose another one.' })
  const customerId = await ownCustomer(context, payments, buyer)
  const present = valueOf(await payments.subscription(customerId))
  if (subscriptionRuns(present?.status ?? null)) {
    await syncSubscription(context, buyer.accountId)
    throw refused('This account already has a subscription. Change it under “Manage subscription”.')
  }
  const wish = Math.floor(now().getTime() / checkoutReuseMs)
  const url = valueOf(
    await payments.checkout({
      customerId,
      priceId,
      returnTo: `${config.publicUrl}/billing`,
      purpose: `${buyer.accountId}:${priceId}:${present?.id ?? 'first'}:${wish}`,
    }),
  )
  return { url }
}

/** Opens the page where the subscription and the payment method are changed. */
export const openPortal = async (context: BillingContext, accountId: string): Promise<BillingRedirect> => {
  const payments = await required(context.config)
  const row = await customerOf(context, accountId)
  if (!row) throw refused('This account has no subscription yet. Choose a plan first.')
  const returnTo = `${context.config.publicUrl}/billing`
  return { url: valueOf(await payments.portal({ customerId: row.customerId, returnTo })) }
}

/** Returns the account's invoices; empty without a payment service. */
export const listInvoices = async (context: BillingContext, accountId: string): Promise<Invoice[]> => {
  const payments = await paymentsOf(context.config)
  const row = payments && (await customerOf(context, accountId))
  return payments && row ? valueOf(await payments.invoices(row.customerId)) : []
}

/** Refreshes the subscription immediately, for a user who returns from paying before the webhook arrives. */
export const syncSubscription = async (context: BillingContext, accountId: string): Promise<Billing> => {
  const payments = await required(context.config)
  const row = await customerOf(context, accountId)
  if (row)
    await context.db
      .transaction()
      .execute((transaction) => mirrorSubscription(transaction, payments, row.customerId, context.now()))
  return billingOf(context, accountId)
}
