import type { CampaignSchedule } from '@web2/contract/campaigns'
import { momentOf, wallClock } from './wall-clock.ts'

/** From `from`, inclusive, to `to`, exclusive, in ms since 1970. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

type Hours = Pick<CampaignSchedule, 'timeZone' | 'weekdays' | 'from' | 'to'>

/** Date by the wall clock: '2026-12-01'. */
const dateAt = (timeZone: string, moment: number): string => wallClock(timeZone, moment).slice(0, 10)

/** Returns the local day that contains a moment; it starts at 01:00 where clocks go forward at midnight. */
export const localDay = (moment: number, timeZone: string): TimeRange => {
  const date = dateAt(timeZone, moment)
  return { from: momentOf(timeZone, `${date}T00:00`), to: momentOf(timeZone, `${date}T24:00`) }
}

/** Returns the posting hours on the local day of a moment; undefined if its weekday has none. */
export const openHours = (moment: number, { timeZone, weekdays, from, to }: Hours): TimeRange | undefined => {
  const date = dateAt(timeZone, moment)
  const weekday = new Date(date).getUTCDay() || 7
  if (!weekdays.includes(weekday)) return undefined
  const hours = { from: momentOf(timeZone, `${date}T${from}`), to: momentOf(timeZone, `${date}T${to}`) }
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
