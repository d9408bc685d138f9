/** Reliability of a forecast: too few days, a rough guess, or enough days. */
export type ForecastStrength = 'none' | 'rough' | 'fair'

/** Units between which usage will probably end the month. */
export interface ForecastRange {
  readonly low: number
  readonly high: number
}

export interface UsageForecast {
  /** Units at the end of the month at the current pace; null if there are too few days. */
  readonly atMonthEnd: number | null
  /** Range derived from the variation between days; null if the days are too few or unknown. */
  readonly range: ForecastRange | null
  readonly strength: ForecastStrength
  /** Time at which the allowance runs out, if that is before the end of the month. */
  readonly fullAt: Date | null
  /** Days of the month elapsed, including part of today. */
  readonly days: number
}

const day = 24 * 3_600_000
/** Days before a forecast is shown, and before it is shown without a warning. */
const daysForGuess = 3
const daysForFair = 10
/** Standard deviations on either side of the mean that cover 80 percent of a normal distribution. */
const fourOfFive = 1.28

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * Returns by how many units the rest of the month may deviate from its mean: the variance of `left` more
 * days, combined with the uncertainty of a mean over `whole` days.
 */
const spreadOf = (whole: readonly number[], left: number): number => {
  const mean = sumOf(whole) / whole.length
  const variance = sumOf(whole.map((units) => (units - mean) ** 2)) / (whole.length - 1)
  return fourOfFive * Math.sqrt(variance * (left + left ** 2 / whole.length))
}

/**
 * Extrapolates the month's usage from its daily average, ignoring weekends and plans. Months are in UTC, as
 * usage is counted. `byDay` is the usage of each day so far; a range needs all of them, because units of
 * unknown days could belong to any day.
 */
export const usageForecast = (
  used: number,
  allowed: number,
  now: Date,
  byDay: readonly number[] = [],
): UsageForecast => {
  const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const passed = now.getTime() - begin
  const days = passed / day
  if (days < daysForGuess) return { atMonthEnd: null, range: null, strength: 'none', fullAt: null, days }
  const pace = (used * (end - begin)) / passed
  const atMonthEnd = Math.max(used, Math.round(pace))
  const fullAt = used > 0 && used < allowed ? begin + (passed * allowed) / used : null
  const whole = byDay.slice(0, Math.floor(days))
  const isKnown = whole.length === Math.floor(days) && sumOf(byDay) === used
  const spread = isKnown ? spreadOf(whole, (end - now.getTime()) / day) : 0
  return {
    atMonthEnd,
    range: isKnown
      ? {
          low: Math.max(used, Math.round(pace - spread)),
          high: Math.max(atMonthEnd, Math.round(pace + spread)),
        }
      : null,
    strength: days < daysForFair ? 'rough' : 'fair',
    fullAt: fullAt !== null && fullAt < end ? new Date(fullAt) : null,
    days,
  }
}
