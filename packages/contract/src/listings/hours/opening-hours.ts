import { dayMinutes, timeText, type TimeOfDay } from './time-of-day.ts'
import type { SpecialDay, Weekday, WeekdayName } from '../listing.ts'

/** Open from `start` to `end`; an end that does not come after the start is on the next day. */
export interface OpenPeriod {
  readonly start: TimeOfDay
  readonly end: TimeOfDay
}

/** The hours of one day; periods are in order and don't overlap. */
export type OpeningHours = 'closed' | 'always' | readonly OpenPeriod[]

export const closedText = 'Closed'
export const alwaysText = 'Open 24 hours'

/** Periods of a day that a listing can hold. */
export const mostPeriods = 4

const endOf = ({ start, end }: OpenPeriod): number => (end > start ? end : end + dayMinutes)

/** Periods in order, those that touch joined; null when two overlap or the result is no day that can be stored. */
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

/** Whether two lists of periods have a moment in common. */
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

/** A weekday as listings store it; without hours nothing is stated. */
export const weekdayOf = (name: WeekdayName, hours: OpeningHours | undefined): Weekday => {
  if (hours === undefined) return { name, value: '', start: '', end: '' }
  if (hours === 'closed') return { name, ...closed }
  if (hours === 'always') return { name, ...timesOf(roundTheClock), value: alwaysText }
  return { name, ...stored(hours) }
}

/** A special day as listings store it. */
export const specialDayOf = (date: string, hours: OpeningHours): SpecialDay => {
  if (hours === 'closed') return { date, ...closed }
  return { date, ...stored(hours === 'always' ? [roundTheClock] : hours) }
}

/** 'Monday: 09:00 am - 05:00 pm; Sunday: Closed'; days of which nothing is stated are left out. */
export const hoursLine = (weekdays: readonly Weekday[] = []): string =>
  weekdays
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ')

/** '2026-12-25: Closed; 2026-12-24: 09:00 am - 12:00 pm' */
export const specialLine = (days: readonly SpecialDay[] = []): string =>
  days.map(({ date, value }) => `${date}: ${value}`).join('; ')
