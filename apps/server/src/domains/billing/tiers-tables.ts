import type { Generated } from 'kysely'
import type { MeteredResource, TierType } from '@web2/contract/core'

/**
 * One row per tier, always present: monthly units of each metered resource, and the price if payments are
 * enabled.
 */
export interface TiersTable extends Record<MeteredResource, number> {
  type: TierType
  /** Price id at the payment service; null if the tier can't be bought. */
  priceId: string | null
  /** The price when it was entered, in the currency's smallest unit. Prices with the same id never change. */
  priceCents: number | null
  /** E.g. 'eur'. */
  priceCurrency: string | null
  /** 'month' or 'year'. */
  priceInterval: string | null
  updatedAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    tiers: TiersTable
  }
}
