import type { CampaignSchedule } from '@web2/contract/campaigns'
import { momentOf, wallClock } from './wall-clock.ts'

/** From `from`, inclusive, to `to`, exclusive, in ms since 1970. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

type Hours = Pick<CampaignSchedule, 'timeZone' | 'weekdays' | 'from' | 'to'>

/** Returns the span between two local times of a moment's local date; '24:00' is its end. */
const span = (moment: number, { timeZone, from, to }: Omit<Hours, 'weekdays'>): TimeRange => {
  const date = wallClock(timeZone, moment).slice(0, 10)
  return { from: momentOf(timeZone, `${date}T${from}`), to: momentOf(timeZone, `${date}T${to}`) }
}

/** Returns the local day that contains a moment; it starts at 01:00 where clocks go forward at midnight. */
export const localDay = (moment: number, timeZone: string): TimeRange =>
  span(moment, { timeZone, from: '00:00', to: '24:00' })

/** Returns the posting hours on the local day of a moment; undefined if its weekday has none. */
export const openHours = (moment: number, { weekdays, ...window }: Hours): TimeRange | undefined => {
  const weekday = new Date(wallClock(window.timeZone, moment).slice(0, 10)).getUTCDay() || 7
  if (!weekdays.includes(weekday)) return undefined
  const hours = span(moment, window)
  // the window may lie entirely in the hour skipped by daylight saving
  return hours.from < hours.to ? hours : undefined
}

/** Returns the first posting hours after the local day of a moment. */
export const nextOpenHours = (moment: number, hours: Hours): TimeRange => {
  let today = localDay(moment, hours.timeZone)
  for (let days = 0; days < 30; days += 1) {
    const found = openHours(today.to, hours)
    if (found) return found
    today = localDay(today.to, hours.timeZone)
  }
  throw new RangeError('A schedule without a weekday has no next day')
}
