import type { NapData } from '@web2/contract'
import { closedText, toTwelveHours, toTwentyFourHours } from './nap-hours.ts'

type SpecialDay = NonNullable<NapData['specialDays']>[number]

/** A date with hours of its own, as the form holds it; times are 'HH:mm' of 24 hours. */
export interface SpecialHours {
  date: string
  state: 'closed' | 'open'
  start: string
  end: string
}

export const specialHoursFrom = (days: readonly SpecialDay[] | undefined): SpecialHours[] =>
  (days ?? []).map((day) => {
    const start = toTwentyFourHours(day.start)
    const end = toTwentyFourHours(day.end)
    const open = start !== '' && end !== ''
    return { date: day.date, state: open ? 'open' : 'closed', start: open ? start : '', end: open ? end : '' }
  })

export const specialDaysFrom = (days: readonly SpecialHours[]): SpecialDay[] =>
  days.map(({ date, state, start, end }) => {
    const times = state === 'open' ? { start: toTwelveHours(start), end: toTwelveHours(end) } : null
    return {
      date,
      value: times ? `${times.start} - ${times.end}` : closedText,
      ...(times ?? { start: '', end: '' }),
    }
  })

/** What is wrong with one of the special days. */
export const specialProblem = (days: readonly SpecialHours[], at: number): string | null => {
  const day = days[at]
  if (!day) return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day.date)) return 'Choose a date.'
  if (days.some((other, index) => index < at && other.date === day.date))
    return 'This date is in the list already.'
  if (day.state === 'closed') return null
  if (day.start === '' || day.end === '') return 'Enter when it opens and when it closes.'
  return day.end > day.start ? null : 'The end must be after the start.'
}
