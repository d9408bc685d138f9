import type { Generated } from 'kysely'
import type { MeteredResource, TierType } from '@web2/contract/core'

/** A row for each tier, always: units a month of each metered resource, and its price where payments are taken. */
export interface TiersTable extends Record<MeteredResource, number> {
  type: TierType
  /** The payment service's id of the price; null: the tier cannot be bought. */
  priceId: string | null
  /** What that price was when it was entered; prices never change under their id. In the currency's smallest unit. */
  priceCents: number | null
  /** 'eur' */
  priceCurrency: string | null
  /** 'month' or 'year' */
  priceInterval: string | null
  updatedAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    tiers: TiersTable
  }
}
