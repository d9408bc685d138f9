/** How much a forecast can be relied on: too few days, a first guess, or days enough. */
export type ForecastStrength = 'none' | 'rough' | 'fair'

export interface UsageForecast {
  /** Units at the end of the month, if it goes on like this; null while there are too few days. */
  readonly atMonthEnd: number | null
  readonly strength: ForecastStrength
  /** The moment at which the allowance is used up, if that is before the month ends. */
  readonly fullAt: Date | null
  /** Days of the month that have passed, the present one in part. */
  readonly days: number
}

const day = 24 * 3_600_000
/** Days until anything is said, and until it is said without a caution. */
const daysForGuess = 3
const daysForFair = 10

/**
 * Where the month will end at the pace of its days so far: used per day, times the days of the month. Plain on purpose;
 * it knows nothing of weekends or of what is planned. Months are UTC's, as usage is counted.
 */
export const usageForecast = (used: number, allowed: number, now: Date): UsageForecast => {
  const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const passed = now.getTime() - begin
  const days = passed / day
  if (days < daysForGuess) return { atMonthEnd: null, strength: 'none', fullAt: null, days }
  const atMonthEnd = Math.max(used, Math.round((used * (end - begin)) / passed))
  const fullAt = used > 0 && used < allowed ? begin + (passed * allowed) / used : null
  return {
    atMonthEnd,
    strength: days < daysForFair ? 'rough' : 'fair',
    fullAt: fullAt !== null && fullAt < end ? new Date(fullAt) : null,
    days,
  }
}
