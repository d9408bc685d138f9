import { Type, type Static } from 'typebox'
import { meteredResources, tierTypes } from '../core/tiers.ts'
import { nullable, text } from '../core/record.ts'
import type { TierType } from '../core/tiers.ts'

/** Price of a tier at the payment service. */
export const TierPrice = Type.Object({
  /** Price id at the payment service; null for users who don't manage tiers. */
  id: nullable(Type.String()),
  /** In the smallest unit of the currency. */
  cents: Type.Integer(),
  /** 'eur' */
  currency: Type.String(),
  /** 'month' or 'year' */
  interval: Type.String(),
})
export type TierPrice = Static<typeof TierPrice>

/** Tier with its monthly limits. */
export const Tier = Type.Object({
  _id: Type.Enum(tierTypes),
  type: Type.Enum(tierTypes),
  limits: Type.Record(Type.Enum(meteredResources), Type.Integer()),
  /** null if payments are off, and for a tier that can't be bought. */
  price: nullable(TierPrice),
})
export type Tier = Static<typeof Tier>

/** Highest monthly limit of a tier, the maximum of a counter. */
export const mostUnits = 1_000_000_000

const units = Type.Optional(Type.Integer({ minimum: 0, maximum: mostUnits }))

/** PATCH /tiers/:type by an admin; applies from the next reservation on. */
export const TierPatch = Type.Object(
  {
    limits: Type.Optional(
      Type.Object(
        { articles: units, images: units, publishedPages: units, campaignPosts: units },
        { additionalProperties: false },
      ),
    ),
    /** Id of a recurring price at the payment service; null if the tier can't be bought. */
    priceId: Type.Optional(nullable(text(100, 1))),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type TierPatch = Static<typeof TierPatch>

/** The account's usage of one resource in a month. */
export const Usage = Type.Object({
  resource: Type.Enum(meteredResources),
  /** Month in UTC, '2026-11'. */
  period: Type.String(),
  used: Type.Integer(),
  /** Units reserved by running work. */
  reserved: Type.Integer(),
  allowed: Type.Integer(),
  /**
   * Usage per day of the month until today, first day first. The days add up to `used`, except in the month
   * in which daily counts were introduced.
   */
  days: Type.Array(Type.Integer()),
})
export type Usage = Static<typeof Usage>

/** Months of usage history, including the current one. */
export const historyMonths = 12

/** The account's usage of all resources in one month; months without usage are 0. */
export const UsageMonth = Type.Object({
  /** Month in UTC, '2026-11'. */
  period: Type.String(),
  used: Type.Record(Type.Enum(meteredResources), Type.Integer()),
})
export type UsageMonth = Static<typeof UsageMonth>

declare module '../core/resources.ts' {
  interface Resources {
    tiers: { record: Tier & { _id: TierType }; patch: TierPatch }
    usage: { record: Usage }
    'usage-history': { record: UsageMonth }
  }
}
