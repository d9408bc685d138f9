import { weekdayNames, type SpecialDay, type Weekday, type WeekdayName } from '../listing.ts'
import { hoursTokens, type HoursToken, type TypedTime } from './hours-tokens.ts'
import {
  mostPeriods,
  orderedPeriods,
  overlap,
  specialDayOf,
  weekdayOf,
  type OpeningHours,
  type OpenPeriod,
} from './opening-hours.ts'
import { splitDates } from './split-dates.ts'
import { dayMinutes } from './time-of-day.ts'

/** The value read, or a sentence about the problem. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string }

/** Longer than any real cell with hours. */
const longest = 2_000

const half = dayMinutes / 2

/** Moves `end` half a day later if that puts it after `start`. */
const afterStart = (end: number, start: number): number => {
  const early = end % half
  return early > start ? early : early + half > start ? early + half : early
}

/** 'from 9 to 5' is a working day, '9-5pm' starts in the morning, '1-5pm' does not. */
const periodOf = (from: TypedTime, to: TypedTime): OpenPeriod => {
  const start = from.minutes % dayMinutes
  const end = to.minutes
  if (from.half === null && to.half !== null && !from.exact) {
    const sameHalf = (start % half) + (to.half === 'pm' ? half : 0)
    return { start: sameHalf < end ? sameHalf : (sameHalf + half) % dayMinutes, end }
  }
  if (from.half !== null && to.half === null && !to.exact) return { start, end: afterStart(end, start) }
  if (!from.exact && !to.exact && end <= start && start <= half) return { start, end: end + half }
  return { start, end }
}

interface Group {
  readonly days: readonly number[]
  readonly hours: OpeningHours
}

const asHours = (periods: readonly OpenPeriod[]): OpeningHours | null => {
  const daily = periods.map(({ start, end }) => ({ start, end: end % dayMinutes }))
  const ordered = orderedPeriods(daily)
  const [first, ...more] = ordered ?? []
  const isAlways = first && (first.start === first.end || (first.start === 0 && first.end === dayMinutes - 1))
  return isAlways && more.length === 0 ? 'always' : ordered
}

const crowded = `These hours overlap, or there are more than ${mostPeriods} periods a day.`
const unclear = 'These opening hours are unclear. Use a format like “Monday: 9:00 am - 5:00 pm”.'

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)

type Order = 'days first' | 'hours first'

/** Reader of one group of days with their hours, in one of two orders. */
class GroupReader {
  readonly groups: Group[] = []
  days: readonly number[] = []
  periods: OpenPeriod[] = []
  state: 'closed' | 'always' | null = null
  order: Order
  readonly #usual: Order

  constructor(usual: Order) {
    this.order = usual
    this.#usual = usual
  }

  get hasHours(): boolean {
    return this.periods.length > 0 || this.state !== null
  }

  /** Returns true if this token starts the next group. */
  beginsNext(token: HoursToken, next: HoursToken | undefined): boolean {
    const isDays = token.kind === 'days'
    if (this.order === 'days first' && isDays) return this.hasHours
    if (this.order === 'hours first' && !isDays && token.kind !== 'to' && this.days.length > 0) return true
    return (token.kind === 'closed' || token.kind === 'always') && this.hasHours && next?.kind === 'days'
  }

  /** Ends the group; returns a sentence if it is invalid. */
  end(): string | null {
    const { days, periods, state } = this
    if (!this.hasHours) return days.length > 0 ? unclear : null
    if (state !== null && periods.length > 0) return unclear
    const hours = state ?? asHours(periods)
    if (hours === null) return crowded
    this.groups.push({ days, hours })
    this.days = []
    this.periods = []
    this.state = null
    this.order = this.#usual
    return null
  }
}

/**
 * Returns groups of days with their hours in text order; days come either before or after their hours
 * throughout.
 */
const groupsOf = (tokens: readonly HoursToken[]): Reading<readonly Group[]> => {
  const isDays = (token: HoursToken | undefined) => token?.kind === 'days'
  const begins = tokens.find(({ kind }) => kind !== 'and' && kind !== 'to')
  const reader = new GroupReader(tokens.some(isDays) && !isDays(begins) ? 'hours first' : 'days first')

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const [next, afterNext] = [tokens[at + 1], tokens[at + 2]]
    if (!token || token.kind === 'and') continue
    if (reader.beginsNext(token, next)) {
      const problem = reader.end()
      if (problem !== null) return { problem }
    }
    if (token.kind === 'days') {
      const last = afterNext?.kind === 'days' && afterNext.single ? afterNext.days[0] : undefined
      const [first] = token.days
      if (token.single && next?.kind === 'to' && last !== undefined && first !== undefined) {
        reader.days = [...reader.days, ...range(first, last)]
        at += 2
      } else reader.days = [...reader.days, ...token.days]
    } else if (token.kind === 'time') {
      if (next?.kind !== 'to' || afterNext?.kind !== 'time') return { problem: unclear }
      reader.periods.push(periodOf(token, afterNext))
      at += 2
    } else if (token.kind === 'to') {
      // a dash means closed in place of hours, and nothing between a day and its hours
      if (tokens.length > 1 && !isDays(tokens[at - 1])) return { problem: unclear }
      if (next === undefined || next.kind === 'and') reader.state = 'closed'
    } else {
      if (reader.state !== null && reader.state !== token.kind) return { problem: unclear }
      if (isDays(next) && reader.days.length === 0) reader.order = 'hours first'
      reader.state = token.kind
    }
  }
  const problem = reader.end()
  return problem === null ? { value: reader.groups } : { problem }
}

const read = (text: string): Reading<readonly Group[]> => {
  if (text.length > longest) return { problem: 'These opening hours are too long.' }
  const parts = hoursTokens(text)
  if ('unknown' in parts)
    return {
      problem: `“${parts.unknown}” can’t be read as opening hours. Use a format like “Monday: 9:00 am - 5:00 pm”.`,
    }
  return groupsOf(parts.tokens)
}

/**
 * Merges another line of hours into a day: hours after a break are added, other hours for the same time
 * replace the known ones.
 */
const merged = (known: OpeningHours | undefined, hours: OpeningHours): OpeningHours | null => {
  if (known === undefined || typeof known === 'string' || typeof hours === 'string') return hours
  return overlap(known, hours) ? hours : asHours([...known, ...hours])
}

/** Reads the hours of one day, as in that day's column; the text may name the day itself. */
export const readDayHours = (name: WeekdayName, text: string): Reading<OpeningHours> => {
  const groups = read(text)
  if ('problem' in groups) return groups
  const day = weekdayNames.indexOf(name)
  let hours: OpeningHours | null | undefined
  for (const group of groups.value) {
    // 'daily 9-17' is also accepted in the column of a day
    if (group.days.length > 0 && !group.days.every((each) => each === day) && new Set(group.days).size < 7)
      return { problem: `These hours include days other than ${name}.` }
    hours = merged(hours ?? undefined, group.hours)
    if (hours === null) return { problem: crowded }
  }
  return hours === undefined || hours === null ? { problem: unclear } : { value: hours }
}

/**
 * Reads the opening hours of a week as users and other products write them. Never throws; runs in linear
 * time.
 */
export const readWeekHours = (text: string): Reading<Weekday[]> => {
  const groups = read(text)
  if ('problem' in groups) return groups
  const week = new Map<number, OpeningHours>()
  for (const { days, hours } of groups.value) {
    if (days.length === 0 && hours !== 'always')
      return { problem: 'These hours don’t name a day. Use a format like “Monday: 9:00 am - 5:00 pm”.' }
    for (const day of days.length === 0 ? range(0, 6) : days) {
      const all = merged(week.get(day), hours)
      if (all === null) return { problem: crowded }
      week.set(day, all)
    }
  }
  if (week.size === 0) return { problem: unclear }
  return { value: weekdayNames.map((name, day) => weekdayOf(name, week.get(day))) }
}

/** Reads dates with special hours: '2026-12-25: x, 2026-12-24: 9:00 AM-12:00 PM'. */
export const readSpecialHours = (text: string): Reading<SpecialDay[]> => {
  if (text.length > longest * 4) return { problem: 'These special hours are too long.' }
  const parts = splitDates(text)
  if (parts === null)
    return { problem: 'A date is missing or unclear. Use a format like “2026-12-25: Closed”.' }
  const days = new Map<string, OpeningHours>()
  for (const { date, hours: typed } of parts) {
    const groups = read(typed)
    if ('problem' in groups) return { problem: `${date}: ${groups.problem}` }
    const [group, ...others] = groups.value
    if (!group || others.length > 0 || group.days.length > 0) return { problem: `${date}: ${unclear}` }
    const hours = merged(days.get(date), group.hours)
    if (hours === null) return { problem: `${date}: ${crowded}` }
    days.set(date, hours)
  }
  return { value: [...days].map(([date, hours]) => specialDayOf(date, hours)) }
}
