import type { Tier, TierPatch } from '@web2/contract/billing'
import { tierTypes } from '@web2/contract/core'
import type { AppContext } from '../../platform/context.ts'
import { publicDatabaseError } from '../../platform/db/adapter/database-errors.ts'
import { badInput, notFound, refused, serviceFailed } from '../../platform/errors.ts'
import { paymentsOf } from './providers/registry.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { listTiers } from './list-tiers.ts'

const noPrice = { priceId: null, priceCents: null, priceCurrency: null, priceInterval: null }

/**
 * Returns the price from the payment service. Throws 400 for the field if it doesn't exist or isn't
 * recurring.
 */
const pricedAs = async (context: Pick<AppContext, 'config'>, priceId: string) => {
  const payments = await paymentsOf(context.config)
  if (!payments)
    throw refused(
      'Plans can only have prices when payments are enabled (BILLING=stripe). Nothing was changed.',
    )
  const found = await payments.price(priceId)
  if (!found.ok) {
    const { kind, message } = found.failure
    throw kind === 'bad-content' ? badInput({ priceId: message }) : serviceFailed(found.failure)
  }
  const { cents, currency, interval } = found.value
  return { priceId, priceCents: cents, priceCurrency: currency, priceInterval: interval }
}

const priceTaken = {
  tiers_price_id_key: { field: 'priceId', message: 'Another plan already uses this price.' },
}

/** Changes a tier's limits or price. */
export const changeTier = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  by: { readonly userId: string; readonly accountId: string },
  type: string,
  { limits, priceId }: TierPatch,
): Promise<Tier> => {
  const tier = tierTypes.find((name) => name === type)
  if (tier === undefined) throw notFound('tier')
  const { db, now } = context
  const price = priceId === undefined ? {} : priceId === null ? noPrice : await pricedAs(context, priceId)
  await db
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .updateTable('tiers')
        .set({ ...limits, ...price, updatedAt: now().toISOString() })
        .where('type', '=', tier)
        .execute()
      const details = { name: tier, ...limits, ...(priceId !== undefined && { priceId }) }
      await recordAudit(transaction, { action: 'tier-changed', ...by, details })
    })
    .catch((error: unknown) => {
      throw publicDatabaseError({ unique: priceTaken }, error)
    })
  return (await listTiers(db, true)).find((each) => each.type === tier)!
}
