/** How much a forecast can be relied on: too few days, a first guess, or days enough. */
export type ForecastStrength = 'none' | 'rough' | 'fair'

/** Units between which the month will probably end. */
export interface ForecastRange {
  readonly low: number
  readonly high: number
}

export interface UsageForecast {
  /** Units at the end of the month at the present rate; null while there are too few days. */
  readonly atMonthEnd: number | null
  /** As far around it as the days so far differ; null where they are too few or not known. */
  readonly range: ForecastRange | null
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
/** Standard deviations on either side that hold four of five outcomes, were they spread evenly about their mean. */
const fourOfFive = 1.28

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * Units by which the rest of the month may go beside its mean: the spread of `left` more days like those that were,
 * together with how little `whole` days say about their mean.
 */
const spreadOf = (whole: readonly number[], left: number): number => {
  const mean = sumOf(whole) / whole.length
  const variance = sumOf(whole.map((units) => (units - mean) ** 2)) / (whole.length - 1)
  return fourOfFive * Math.sqrt(variance * (left + left ** 2 / whole.length))
}

/**
 * Where the month will end at the pace of its days so far: used per day, times the days of the month. Plain on purpose;
 * it knows nothing of weekends or of what is planned. Months are UTC's, as usage is counted. `byDay` is what was used
 * on each day until today; a range needs all of them, for units of unknown days could have been used on any.
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
