import type { ForecastRange, UsageForecast } from '@web2/contract/billing'
import { formatUnits } from './billing-texts.ts'

const day = new Intl.DateTimeFormat(undefined, { month: 'long', day: 'numeric', timeZone: 'UTC' })

const around = (range: ForecastRange | null): string =>
  range === null || range.low === range.high
    ? ''
    : `, likely ${formatUnits(range.low)} to ${formatUnits(range.high)}`

const quieter = (range: ForecastRange | null, allowed: number): string =>
  range === null || range.low >= allowed
    ? ''
    : `, or ${formatUnits(range.low)} by the end of the month if the days get quieter`

/** A forecast in words, with how much it can be relied on. */
export const forecastSentence = (
  { atMonthEnd, range, strength, fullAt, days }: UsageForecast,
  { used, allowed }: { readonly used: number; readonly allowed: number },
): string => {
  if (used >= allowed) return 'Used up for this month.'
  if (atMonthEnd === null) return 'Too early in the month for a forecast.'
  if (used === 0) return 'Nothing used yet.'
  const end = fullAt
    ? `used up about ${day.format(fullAt)}${quieter(range, allowed)}`
    : `about ${formatUnits(atMonthEnd)} by the end of the month${around(range)}`
  return strength === 'rough'
    ? `A first guess from ${Math.floor(days)} days: ${end}.`
    : `At this pace ${end}.`
}
