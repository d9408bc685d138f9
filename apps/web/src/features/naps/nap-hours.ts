import { weekdayNames, type NapData } from '@web2/contract'

type Weekday = NonNullable<NapData['weekdays']>[number]

/** Opening hours of one day as the form holds them; times are 'HH:mm' of 24 hours, as the picker gives them. */
export interface DayHours {
  name: Weekday['name']
  state: 'unknown' | 'closed' | 'open'
  start: string
  end: string
}

const closed = 'Closed'
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

/** What a person reads: '09:00 am - 05:00 pm', 'Closed', or nothing. */
const shownText = ({ state, start, end }: DayHours): string => {
  if (state === 'closed') return closed
  return state === 'open' ? `${toTwelveHours(start)} - ${toTwelveHours(end)}` : ''
}

/** The seven days, Monday first, out of what is stored. */
export const hoursFrom = (weekdays: readonly Weekday[] | undefined): DayHours[] =>
  weekdayNames.map((name) => {
    const day = weekdays?.find((candidate) => candidate.name === name)
    const start = toTwentyFourHours(day?.start ?? '')
    const end = toTwentyFourHours(day?.end ?? '')
    if (start !== '' && end !== '') return { name, state: 'open', start, end }
    return { name, state: day?.value === closed ? 'closed' : 'unknown', start: '', end: '' }
  })

export const weekdaysFrom = (hours: readonly DayHours[]): Weekday[] =>
  hours.map((day) => ({
    name: day.name,
    value: shownText(day),
    start: day.state === 'open' ? toTwelveHours(day.start) : '',
    end: day.state === 'open' ? toTwelveHours(day.end) : '',
  }))

/** What is wrong with a day's hours: both times are needed and the end comes after the start. */
export const hoursProblem = ({ state, start, end }: DayHours): string | null => {
  if (state !== 'open') return null
  if (!time24.test(start) || !time24.test(end)) return 'Enter when it opens and when it closes.'
  return end > start ? null : 'The end must be after the start.'
}

/** Gives every day that is open or not stated yet the hours of one day; closed days stay closed. */
export const spreadHours = (hours: readonly DayHours[], from: DayHours): DayHours[] =>
  hours.map((day) =>
    day.state === 'closed' ? day : { ...day, state: 'open', start: from.start, end: from.end },
  )
