import type { UsageForecast } from '@web2/contract/billing'
import { formatUnits } from './billing-texts.ts'

const day = new Intl.DateTimeFormat(undefined, { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** A forecast in words, with how much it can be relied on. */
export const forecastSentence = (
  { atMonthEnd, strength, fullAt, days }: UsageForecast,
  { used, allowed }: { readonly used: number; readonly allowed: number },
): string => {
  if (used >= allowed) return 'Used up for this month.'
  if (atMonthEnd === null) return 'Too early in the month for a forecast.'
  if (used === 0) return 'Nothing used yet.'
  const end = fullAt
    ? `used up about ${day.format(fullAt)}`
    : `about ${formatUnits(atMonthEnd)} by the end of the month`
  return strength === 'rough'
    ? `A first guess from ${Math.floor(days)} days: ${end}.`
    : `At this pace ${end}.`
}
