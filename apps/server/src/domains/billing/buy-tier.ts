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

/** Milliseconds in which the same wish opens the same page: two tabs do not buy twice. */
const checkoutReuseMs = 10 * 60_000

const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw serviceFailed(outcome.failure)
  return outcome.value
}

const required = async (config: AppContext['config']): Promise<Payments> => {
  const payments = await paymentsOf(config)
  if (!payments) throw refused('Nothing is paid here: ask an admin for a tier on the Billing page.')
  return payments
}

const customerOf = ({ db }: Pick<BillingContext, 'db'>, accountId: string) =>
  db.selectFrom('subscriptions').selectAll().where('accountId', '=', accountId).executeTakeFirst()

/** How things stand for the account. */
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

/** The account at the payment service, made known there before it buys anything for the first time. */
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
  // somebody else of the account may have been quicker
  return (await customerOf(context, accountId))?.customerId ?? customerId
}

/** Opens the page on which a tier is bought; 409 while a subscription runs: that one is changed, not doubled. */
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
  if (priceId === null) throw badInput({ tier: 'This tier cannot be bought. Choose another one.' })
  const customerId = await ownCustomer(context, payments, buyer)
  const present = valueOf(await payments.subscription(customerId))
  if (subscriptionRuns(present?.status ?? null)) {
    await syncSubscription(context, buyer.accountId)
    throw refused('This account has a subscription already. Change it under "Manage subscription".')
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

/** Opens the page on which the subscription and the way of payment are changed. */
export const openPortal = async (context: BillingContext, accountId: string): Promise<BillingRedirect> => {
  const payments = await required(context.config)
  const row = await customerOf(context, accountId)
  if (!row) throw refused('This account has bought nothing yet. Choose a tier first.')
  const returnTo = `${context.config.publicUrl}/billing`
  return { url: valueOf(await payments.portal({ customerId: row.customerId, returnTo })) }
}

/** The account's bills; none where nothing is paid. */
export const listInvoices = async (context: BillingContext, accountId: string): Promise<Invoice[]> => {
  const payments = await paymentsOf(context.config)
  const row = payments && (await customerOf(context, accountId))
  return payments && row ? valueOf(await payments.invoices(row.customerId)) : []
}

/** Looks at the subscription now, for somebody who comes back from paying before the webhook does. */
export const syncSubscription = async (context: BillingContext, accountId: string): Promise<Billing> => {
  const payments = await required(context.config)
  const row = await customerOf(context, accountId)
  if (row)
    await context.db
      .transaction()
      .execute((transaction) => mirrorSubscription(transaction, payments, row.customerId, context.now()))
  return billingOf(context, accountId)
}
