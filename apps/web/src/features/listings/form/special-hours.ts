import { closedText, type NapData } from '@web2/contract/listings'
import { openProblem, openTimesFrom, storedTimes, type OpenTimes } from './opening-hours.ts'

type SpecialDay = NonNullable<NapData['specialDays']>[number]

/** A date with hours of its own, as the form holds it; times are 'HH:mm' of 24 hours. */
export interface SpecialHours extends OpenTimes {
  date: string
  state: 'closed' | 'open'
}

export const specialHoursFrom = (days: readonly SpecialDay[] | undefined): SpecialHours[] =>
  (days ?? []).map((day) => {
    const open = openTimesFrom(day)
    return open
      ? { date: day.date, state: 'open', ...open }
      : { date: day.date, state: 'closed', start: '', end: '' }
  })

export const specialDaysFrom = (days: readonly SpecialHours[]): SpecialDay[] =>
  days.map((day) =>
    day.state === 'open'
      ? { date: day.date, ...storedTimes(day) }
      : { date: day.date, value: closedText, start: '', end: '' },
  )

/** Returns why one of the special days is invalid. */
export const specialProblem = (days: readonly SpecialHours[], at: number): string | null => {
  const day = days[at]
  if (!day) return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day.date)) return 'Choose a date.'
  if (days.some((other, index) => index < at && other.date === day.date))
    return 'This date is already in the list.'
  return day.state === 'closed' ? null : openProblem(day)
}
