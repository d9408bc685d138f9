import { Type, type Static } from 'typebox'
import { nullable, text } from '../core/record.ts'
import { textProviders } from './text-generator.ts'

/** US dollars per million tokens. */
const Dollars = Type.Number({ minimum: 0, maximum: 10_000 })

const rateFields = {
  input: Dollars,
  output: Dollars,
  /** Of tokens that the service reads from its cache; null: those of `input`. */
  cached: nullable(Dollars),
}

/** Prices of tokens in US dollars per million. */
export const TextRates = Type.Object(rateFields, { additionalProperties: false })
export type TextRates = Static<typeof TextRates>

const rates = {
  ...rateFields,
  /** Prices of requests with more tokens than `tokens`; null: those of shorter requests. */
  above: nullable(
    Type.Object(
      { tokens: Type.Integer({ minimum: 1, maximum: 100_000_000 }), ...rateFields },
      { additionalProperties: false },
    ),
  ),
  /** Prices at the hours in which the service charges more (`isPeakHour`); null: it has none. */
  peak: nullable(TextRates),
}

const key = {
  provider: Type.Enum(textProviders),
  /** Id of a model; dated versions of it have the same price. */
  model: Type.String({ minLength: 1, maxLength: 120, pattern: '^\\S+$' }),
  /** First day on which the price applies, e.g. 2026-12-01; null: it always did. */
  from: nullable(Type.String({ format: 'date' })),
}

/** Price of a text model from one day to that of its next price. */
export const TextPrice = Type.Object({ ...key, ...rates }, { additionalProperties: false })
export type TextPrice = Static<typeof TextPrice>

/** built-in: comes with the product. edited: an admin changed a built-in one. added: an admin entered it. */
export const textPriceOrigins = ['built-in', 'edited', 'added'] as const
export type TextPriceOrigin = (typeof textPriceOrigins)[number]

/** GET /text-prices: the prices that all estimates and costs of the installation are computed with. */
export const TextPriceRecord = Type.Object({
  _id: text(1_000, 1),
  ...TextPrice.properties,
  origin: Type.Enum(textPriceOrigins),
  /** Day on which it was last compared with its source, or entered. */
  asOf: Type.String(),
})
export type TextPriceRecord = Static<typeof TextPriceRecord>

/** POST /text-prices by an admin. */
export const TextPriceData = TextPrice
export type TextPriceData = Static<typeof TextPriceData>

/** PATCH /text-prices/:id by an admin; model and day stay. */
export const TextPricePatch = Type.Partial(Type.Object(rates, { additionalProperties: false }), {
  additionalProperties: false,
})
export type TextPricePatch = Static<typeof TextPricePatch>

/** POST /text-price-resets by an admin: all prices, of texts and of images, become those of the product again. */
export const TextPriceReset = Type.Object({}, { additionalProperties: false })
export type TextPriceReset = Static<typeof TextPriceReset>

export interface TextPriceResetDone {
  /** Number of the admin's changes that were dropped. */
  readonly dropped: number
}

declare module '../core/resources.ts' {
  interface Resources {
    'text-prices': { record: TextPriceRecord; create: TextPriceData; patch: TextPricePatch }
    'text-price-resets': { create: TextPriceReset; created: TextPriceResetDone }
  }
}
