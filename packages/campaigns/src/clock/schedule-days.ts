import type { CampaignSchedule } from '@web2/contract/campaigns'
import { dayMinutes, type DayMinutes } from './day-minutes.ts'
import { zoneOffset } from './zone-offset.ts'

const dayLength = 24 * 60 * 60_000

/** '09:30' → 570; '24:00' is the end of the day. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the length of the window in minutes of local time; 0 or less if it ends before it begins. */
export const windowLength = ({ from, to }: Pick<CampaignSchedule, 'from' | 'to'>): number =>
  minutesOf(to) - minutesOf(from)

/** Day on which posts may be scheduled. */
export interface ScheduleDay {
  readonly minutes: DayMinutes
  /** Minutes of the window on an ordinary day. */
  readonly usual: number
}

/** Monday is 1, Sunday is 7; the day is given as UTC midnight of its date. */
const weekdayOf = (day: number): number => ((Math.floor(day / dayLength) + 3) % 7) + 1

/**
 * Generates the days of a schedule endlessly, from its start or from now if that is later. Skips days whose
 * window has passed, or that the zone's calendar skips.
 */
export function* scheduleDays(schedule: CampaignSchedule, now: number): Generator<ScheduleDay> {
  const usual = windowLength(schedule)
  if (usual <= 0) throw new RangeError('The window ends before it begins')
  const offset = zoneOffset(schedule.timeZone)
  const today = Math.floor((now + offset(now) * 60_000) / dayLength) * dayLength
  const window = { from: minutesOf(schedule.from), to: minutesOf(schedule.to) }
  const weekdays = new Set(schedule.weekdays)
  for (let day = Math.max(Date.parse(schedule.start), today); ; day += dayLength) {
    if (!weekdays.has(weekdayOf(day))) continue
    const minutes = dayMinutes(offset, { day, ...window }, now + 60_000)
    if (minutes.count > 0) yield { minutes, usual }
  }
}
