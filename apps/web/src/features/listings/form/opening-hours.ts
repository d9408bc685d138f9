import { weekdayNames, alwaysText, closedText, type NapData } from '@web2/contract/listings'

type Weekday = NonNullable<NapData['weekdays']>[number]

export interface Times {
  start: string
  end: string
}

/** Hours with breaks, as the form holds them; times are 'HH:mm' of 24 hours, as the picker gives them. */
export interface OpenTimes extends Times {
  /** The hours after a break. */
  more?: Times[]
  /** The last hours end on the next day. */
  overnight?: boolean
}

/** Opening hours of one day as the form holds them. */
export interface DayHours extends OpenTimes {
  name: Weekday['name']
  state: 'unknown' | 'closed' | 'open' | 'always'
  more: Times[]
}

const roundTheClock: Times = { start: '00:00', end: '23:59' }
const time24 = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/
const time12 = /^(0?[1-9]|1[0-2]):([0-5]\d)\s*(am|pm)$/i

/** '13:05' → '01:05 pm'; '' for anything that is no time. */
export const toTwelveHours = (time: string): string => {
  const [, hours, minutes] = time24.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return ''
  const hour = Number(hours)
  return `${String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** '01:05 pm' → '13:05'; '' for anything that is no time. */
export const toTwentyFourHours = (time: string): string => {
  const [, hours, minutes, half] = time12.exec(time.trim()) ?? []
  if (hours === undefined || minutes === undefined || half === undefined) return ''
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

const twelve = ({ start, end }: Times): Times => ({ start: toTwelveHours(start), end: toTwelveHours(end) })
const twentyFour = ({ start, end }: Times): Times => ({
  start: toTwentyFourHours(start),
  end: toTwentyFourHours(end),
})
const isWhole = ({ start, end }: Times): boolean => start !== '' && end !== ''
const nothing = { start: '', end: '' }

/** The hours of a day, before and after its breaks. */
export const timesOf = ({ start, end, more = [] }: OpenTimes): Times[] => [{ start, end }, ...more]

/** Whether the last hours end before they start: a mistake, or the next day. */
export const endsBeforeStart = (open: OpenTimes): boolean => {
  const last = timesOf(open).at(-1)
  return last !== undefined && isWhole(last) && last.end < last.start
}

/** Stored times as the form holds them; null where there are none. */
export const openTimesFrom = (stored: Times & { more?: readonly Times[] }): OpenTimes | null => {
  const times = twentyFour(stored)
  if (!isWhole(times)) return null
  const more = (stored.more ?? []).map(twentyFour).filter(isWhole)
  return { ...times, more, ...(endsBeforeStart({ ...times, more }) && { overnight: true }) }
}

/** Times as they are stored, with what a person reads: '09:00 am - 12:00 pm, 01:00 pm - 05:00 pm'. */
export const storedTimes = (open: OpenTimes) => {
  const [first = roundTheClock, ...more] = timesOf(open).map(twelve)
  const value = [first, ...more].map(({ start, end }) => `${start} - ${end}`).join(', ')
  return { value, ...first, ...(more.length > 0 && { more }) }
}

/** The seven days, Monday first, out of what is stored. */
export const hoursFrom = (weekdays: readonly Weekday[] | undefined): DayHours[] =>
  weekdayNames.map((name) => {
    const day = weekdays?.find((candidate) => candidate.name === name)
    if (day?.value === alwaysText) return { name, state: 'always', ...nothing, more: [] }
    const open = openTimesFrom({ start: '', end: '', ...day })
    if (open) return { name, state: 'open', ...open, more: open.more ?? [] }
    return { name, state: day?.value === closedText ? 'closed' : 'unknown', ...nothing, more: [] }
  })

/** As it is stored, with what a person reads: '09:00 am - 05:00 pm', 'Closed', 'Open 24 hours', or nothing. */
const weekdayFrom = (day: DayHours): Weekday => {
  const { name, state } = day
  if (state === 'always') return { name, value: alwaysText, ...twelve(roundTheClock) }
  if (state !== 'open') return { name, value: state === 'closed' ? closedText : '', start: '', end: '' }
  return { name, ...storedTimes(day) }
}

export const weekdaysFrom = (hours: readonly DayHours[]): Weekday[] => hours.map(weekdayFrom)

/** Returns why a start and end time are invalid. */
export const timesProblem = ({ start, end }: Times, overnight = false): string | null => {
  if (!time24.test(start) || !time24.test(end)) return 'Enter opening and closing times.'
  return end > start || (overnight && end < start) ? null : 'The end must be after the start.'
}

/** Returns why hours are invalid: missing time, end before start, break outside. */
export const openProblem = (open: OpenTimes): string | null => {
  const times = timesOf(open)
  const problem = times
    .map((each, at) => timesProblem(each, open.overnight === true && at === times.length - 1))
    .find((each) => each !== null)
  if (problem !== undefined) return problem
  const overlap = times.some(({ start }, at) => at > 0 && start <= (times[at - 1]?.end ?? ''))
  return overlap ? 'Hours after a break must start after the previous hours end.' : null
}

export const hoursProblem = (day: DayHours): string | null => (day.state === 'open' ? openProblem(day) : null)

/** Gives every day that is open or not stated yet the hours of one day; closed days stay closed. */
export const spreadHours = (hours: readonly DayHours[], from: DayHours): DayHours[] =>
  hours.map((day) => (day.state === 'closed' ? day : { ...from, name: day.name, more: [...from.more] }))

/** Gives the chosen days these hours, as the picker's Select does. */
export const applyTimes = (
  hours: readonly DayHours[],
  names: readonly string[],
  { start, end }: Times,
): DayHours[] =>
  hours.map((day) =>
    names.includes(day.name) ? { name: day.name, state: 'open', start, end, more: [] } : day,
  )

/** Gives the chosen days the hours of another day, its breaks included. */
export const copyDay = (hours: readonly DayHours[], from: DayHours, names: readonly string[]): DayHours[] =>
  hours.map((day) => (names.includes(day.name) ? { ...from, name: day.name, more: [...from.more] } : day))
