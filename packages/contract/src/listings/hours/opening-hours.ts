import { dayMinutes, timeText, type TimeOfDay } from './time-of-day.ts'
import type { SpecialDay, Weekday, WeekdayName } from '../listing.ts'

/** Open from `start` to `end`; an end that is not after the start is on the next day. */
export interface OpenPeriod {
  readonly start: TimeOfDay
  readonly end: TimeOfDay
}

/** Hours of one day; periods are in order and don't overlap. */
export type OpeningHours = 'closed' | 'always' | readonly OpenPeriod[]

export const closedText = 'Closed'
export const alwaysText = 'Open 24 hours'

/** Maximum number of periods per day in a listing. */
export const mostPeriods = 4

const endOf = ({ start, end }: OpenPeriod): number => (end > start ? end : end + dayMinutes)

/** Sorts periods and joins adjacent ones; returns null if two overlap or the result can't be stored. */
export const orderedPeriods = (given: readonly OpenPeriod[]): readonly OpenPeriod[] | null => {
  const joined: OpenPeriod[] = []
  for (const period of [...given].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && endOf(last) > period.start) return null
    if (last && endOf(last) === period.start) joined[joined.length - 1] = { ...last, end: period.end }
    else joined.push(period)
  }
  return joined.length > 0 && joined.length <= mostPeriods ? joined : null
}

/** Returns true if any two periods of the lists overlap. */
export const overlap = (some: readonly OpenPeriod[], others: readonly OpenPeriod[]): boolean =>
  some.some((one) => others.some((other) => one.start < endOf(other) && other.start < endOf(one)))

const timesOf = ({ start, end }: OpenPeriod) => ({ start: timeText(start), end: timeText(end) })

/** '09:00 am - 12:00 pm, 01:00 pm - 05:00 pm' */
const periodsText = (periods: readonly { start: string; end: string }[]): string =>
  periods.map(({ start, end }) => `${start} - ${end}`).join(', ')

const roundTheClock: OpenPeriod = { start: 0, end: dayMinutes - 1 }

const stored = (periods: readonly OpenPeriod[]) => {
  const [first = timesOf(roundTheClock), ...more] = periods.map(timesOf)
  return { value: periodsText([first, ...more]), ...first, ...(more.length > 0 && { more }) }
}

const closed = { value: closedText, start: '', end: '' }

/** Returns a weekday as listings store it; without hours its fields are empty. */
export const weekdayOf = (name: WeekdayName, hours: OpeningHours | undefined): Weekday => {
  if (hours === undefined) return { name, value: '', start: '', end: '' }
  if (hours === 'closed') return { name, ...closed }
  if (hours === 'always') return { name, ...timesOf(roundTheClock), value: alwaysText }
  return { name, ...stored(hours) }
}

/** Returns a special day as listings store it. */
export const specialDayOf = (date: string, hours: OpeningHours): SpecialDay => {
  if (hours === 'closed') return { date, ...closed }
  return { date, ...stored(hours === 'always' ? [roundTheClock] : hours) }
}

/** Returns 'Monday: 09:00 am - 05:00 pm; Sunday: Closed'; days without hours are omitted. */
export const hoursLine = (weekdays: readonly Weekday[] = []): string =>
  weekdays
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ')

/** Returns '2026-12-25: Closed; 2026-12-24: 09:00 am - 12:00 pm'. */
export const specialLine = (days: readonly SpecialDay[] = []): string =>
  days.map(({ date, value }) => `${date}: ${value}`).join('; ')
