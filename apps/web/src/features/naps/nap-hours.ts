import { weekdayNames, type NapData } from '@web2/contract'

type Weekday = NonNullable<NapData['weekdays']>[number]

export interface Times {
  start: string
  end: string
}

/**
 * Opening hours of one day as the form holds them; times are 'HH:mm' of 24 hours, as the picker gives them. `more` are
 * the hours after a break.
 */
export interface DayHours extends Times {
  name: Weekday['name']
  state: 'unknown' | 'closed' | 'open' | 'always'
  more: Times[]
}

export const closedText = 'Closed'
const alwaysText = 'Open 24 hours'
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
const nothing = { start: '', end: '', more: [] }

/** The hours of a day, before and after its breaks. */
export const timesOf = (day: DayHours): Times[] => [{ start: day.start, end: day.end }, ...day.more]

/** The seven days, Monday first, out of what is stored. */
export const hoursFrom = (weekdays: readonly Weekday[] | undefined): DayHours[] =>
  weekdayNames.map((name) => {
    const day = weekdays?.find((candidate) => candidate.name === name)
    if (day?.value === alwaysText) return { name, state: 'always', ...nothing, more: [] }
    const times = twentyFour({ start: day?.start ?? '', end: day?.end ?? '' })
    const more = (day?.more ?? []).map(twentyFour).filter(isWhole)
    if (isWhole(times)) return { name, state: 'open', ...times, more }
    return { name, state: day?.value === closedText ? 'closed' : 'unknown', ...nothing, more: [] }
  })

/** As it is stored, with what a person reads: '09:00 am - 05:00 pm', 'Closed', 'Open 24 hours', or nothing. */
const weekdayFrom = (day: DayHours): Weekday => {
  const { name, state } = day
  if (state === 'always') return { name, value: alwaysText, ...twelve(roundTheClock) }
  if (state !== 'open') return { name, value: state === 'closed' ? closedText : '', start: '', end: '' }
  const [first = roundTheClock, ...more] = timesOf(day).map(twelve)
  const value = [first, ...more].map(({ start, end }) => `${start} - ${end}`).join(', ')
  return { name, value, ...first, ...(more.length > 0 && { more }) }
}

export const weekdaysFrom = (hours: readonly DayHours[]): Weekday[] => hours.map(weekdayFrom)

/** What is wrong with the hours between a start and an end. */
export const timesProblem = ({ start, end }: Times): string | null => {
  if (!time24.test(start) || !time24.test(end)) return 'Enter when it opens and when it closes.'
  return end > start ? null : 'The end must be after the start.'
}

/** What is wrong with a day's hours: both times are needed, the end comes after the start, breaks lie between. */
export const hoursProblem = (day: DayHours): string | null => {
  if (day.state !== 'open') return null
  const times = timesOf(day)
  const problem = times.map(timesProblem).find((each) => each !== null)
  if (problem !== undefined) return problem
  const overlap = times.some(({ start }, at) => at > 0 && start <= (times[at - 1]?.end ?? ''))
  return overlap ? 'Hours after a break must start after the hours before it end.' : null
}

/** Gives every day that is open or not stated yet the hours of one day; closed days stay closed. */
export const spreadHours = (hours: readonly DayHours[], from: DayHours): DayHours[] =>
  hours.map((day) => (day.state === 'closed' ? day : { ...from, name: day.name, more: [...from.more] }))

/** Gives the chosen days these hours, as the picker's Select does. */
export const applyTimes = (
  hours: readonly DayHours[],
  names: readonly string[],
  { start, end }: Times,
): DayHours[] =>
  hours.map((day) => (names.includes(day.name) ? { ...day, state: 'open', start, end, more: [] } : day))
