import { isVersionOf } from './model-version.ts'
import type { TextProvider } from './text-generator.ts'
import type { TextPrice } from './text-price.ts'

/**
 * Returns whether DeepSeek's higher prices apply: 01:00 to 04:00 and 06:00 to 10:00 UTC on working days. No other
 * service has such hours.
 */
export const isPeakHour = (at: Date): boolean => {
  const hour = at.getUTCHours()
  const isWorkingDay = at.getUTCDay() % 6 !== 0
  return isWorkingDay && ((hour >= 1 && hour < 4) || (hour >= 6 && hour < 10))
}

/** Services whose prices depend on the hour. */
export const servicesWithPeak: readonly TextProvider[] = ['deepseek']

/** Tokens of one request. */
export interface TokenCounts {
  /** All tokens of the request, the cached ones included. */
  readonly input: number
  readonly output: number
  /** Those of `input` that the service read from its cache. */
  readonly cached?: number
}

/** Returns the price of a model on a day: of the longest matching id, the latest one that has begun. */
const priceOf = (
  prices: readonly TextPrice[],
  provider: TextProvider,
  model: string,
  day: string,
): TextPrice | undefined =>
  prices
    .filter(
      (price) => price.provider === provider && (price.from ?? '') <= day && isVersionOf(model, price.model),
    )
    .toSorted(
      (one, other) =>
        other.model.length - one.model.length || ((other.from ?? '') < (one.from ?? '') ? -1 : 1),
    )[0]

/**
 * Returns the cost of a text in US dollars at the time, or null if the price is unknown: Poe charges points of a
 * subscription; OpenRouter, Azure, Bedrock and custom endpoints have their own prices, which an admin may enter.
 */
export const textCost = (
  provider: TextProvider,
  model: string,
  { input, output, cached = 0 }: TokenCounts,
  prices: readonly TextPrice[],
  at: Date = new Date(),
): number | null => {
  const price = priceOf(prices, provider, model, at.toISOString().slice(0, 10))
  if (!price) return null
  const { above, peak } = price
  const rates = above && input > above.tokens ? above : peak && isPeakHour(at) ? peak : price
  const fromCache = Math.min(cached, input)
  const paid =
    (input - fromCache) * rates.input + fromCache * (rates.cached ?? rates.input) + output * rates.output
  return paid / 1_000_000
}
