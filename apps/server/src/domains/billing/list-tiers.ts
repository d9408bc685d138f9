import type { Tier } from '@web2/contract/billing'
import { meteredResources, tierTypes } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Returns the tiers from smallest to largest. Price ids are for users who manage tiers. */
export const listTiers = async (db: Kysely<Database>, withPriceIds: boolean): Promise<Tier[]> => {
  const rows = await db.selectFrom('tiers').selectAll().execute()
  return tierTypes.flatMap((type) => {
    const row = rows.find((each) => each.type === type)
    if (!row) return []
    const { priceId, priceCents, priceCurrency, priceInterval } = row
    const limits = Object.fromEntries(meteredResources.map((name) => [name, row[name]])) as Tier['limits']
    const price =
      priceId === null || priceCents === null
        ? null
        : {
            id: withPriceIds ? priceId : null,
            cents: priceCents,
            currency: priceCurrency ?? '',
            interval: priceInterval ?? '',
          }
    return [{ _id: type, type, limits, price }]
  })
}
