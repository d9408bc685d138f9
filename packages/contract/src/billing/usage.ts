import { Type, type Static } from 'typebox'
import { meteredResources, tierTypes } from '../core/tiers.ts'
import { nullable, text } from '../core/record.ts'

/** Price of a tier, as the payment service reports it. */
export const TierPrice = Type.Object({
  /** The payment service's id of the price; null for users without permission to manage tiers. */
  id: nullable(Type.String()),
  /** In the smallest unit of the currency. */
  cents: Type.Integer(),
  /** 'eur' */
  currency: Type.String(),
  /** 'month' or 'year' */
  interval: Type.String(),
})
export type TierPrice = Static<typeof TierPrice>

/** One tier with the units a month it allows. */
export const Tier = Type.Object({
  _id: Type.Enum(tierTypes),
  type: Type.Enum(tierTypes),
  limits: Type.Record(Type.Enum(meteredResources), Type.Integer()),
  /** Null where payments are not taken, and for a tier that cannot be bought. */
  price: nullable(TierPrice),
})
export type Tier = Static<typeof Tier>

/** Most units a month that a tier can allow: what a counter holds. */
export const mostUnits = 1_000_000_000

const units = Type.Optional(Type.Integer({ minimum: 0, maximum: mostUnits }))

/** PATCH /tiers/:type by an admin; holds from the next reservation on. */
export const TierPatch = Type.Object(
  {
    limits: Type.Optional(
      Type.Object(
        { articles: units, images: units, publishedPages: units, campaignPosts: units },
        { additionalProperties: false },
      ),
    ),
    /** Of a recurring price at the payment service; null: the tier cannot be bought. */
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
  /** Units reserved for running work. */
  reserved: Type.Integer(),
  allowed: Type.Integer(),
  /**
   * Usage on each day of the month up to today, first day first. They add up to `used`, except in the month
   * in which daily counting began.
   */
  days: Type.Array(Type.Integer()),
})
export type Usage = Static<typeof Usage>

/** Months that the history of an account's usage goes back, the present one among them. */
export const historyMonths = 12

/** The account's usage of all resources in one month; 0 for months without usage. */
export const UsageMonth = Type.Object({
  /** Month in UTC, '2026-11'. */
  period: Type.String(),
  used: Type.Record(Type.Enum(meteredResources), Type.Integer()),
})
export type UsageMonth = Static<typeof UsageMonth>
