import type { ForecastRange, UsageForecast } from '@web2/contract/billing'
import { formatUnits } from './billing-texts.ts'

const day = new Intl.DateTimeFormat(undefined, { month: 'long', day: 'numeric', timeZone: 'UTC' })

const around = (range: ForecastRange | null): string =>
  range === null || range.low === range.high
    ? ''
    : ` (likely ${formatUnits(range.low)} to ${formatUnits(range.high)})`

const quieter = (range: ForecastRange | null, allowed: number): string =>
  range === null || range.low >= allowed ? '' : `, or to use ${formatUnits(range.low)} if usage slows down`

/** A forecast in words, with how much it can be relied on. */
export const forecastSentence = (
  { atMonthEnd, range, strength, fullAt, days }: UsageForecast,
  { used, allowed }: { readonly used: number; readonly allowed: number },
): string => {
  if (used >= allowed) return 'Monthly limit reached'
  if (atMonthEnd === null) return 'Too early in the month to forecast'
  if (used === 0) return 'No usage yet'
  const end = fullAt
    ? `to reach the limit around ${day.format(fullAt)}${quieter(range, allowed)}`
    : `for about ${formatUnits(atMonthEnd)} this month${around(range)}`
  return strength === 'rough'
    ? `Early estimate from ${Math.floor(days)} days: on track ${end}`
    : `On track ${end}`
}
