import type { CampaignSchedule } from '@web2/contract/campaigns'

/** From `from`, inclusive, to `to`, exclusive, in ms since 1970. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

type Hours = Pick<CampaignSchedule, 'timeZone' | 'weekdays' | 'from' | 'to'>

const day = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** Returns local wall-clock time, encoded as if it were UTC. */
const wallAt = (moment: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * Returns the moment of a wall-clock time, the first of two in autumn. A time skipped by daylight saving is
 * moved later by the clock change.
 */
const momentOf = (wall: number, timeZone: string): number => {
  const offset = (moment: number) => wallAt(moment, timeZone) - Math.floor(moment / 1_000) * 1_000
  // no zone changes its clocks twice within two days, so one of the offsets a day before and after applies
  const found = [wall - offset(wall - day), wall - offset(wall + day)].sort((a, b) => a - b)
  return found.find((moment) => moment + offset(moment) === wall) ?? found[1]!
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the local day that contains a moment. */
export const localDay = (moment: number, timeZone: string): TimeRange => {
  const start = Math.floor(wallAt(moment, timeZone) / day) * day
  return { from: momentOf(start, timeZone), to: momentOf(start + day, timeZone) }
}

/** Returns the posting hours on the local day of a moment; undefined if its weekday has none. */
export const openHours = (moment: number, { timeZone, weekdays, from, to }: Hours): TimeRange | undefined => {
  const start = Math.floor(wallAt(moment, timeZone) / day) * day
  const weekday = new Date(start).getUTCDay() || 7
  if (!weekdays.includes(weekday)) return undefined
  const hours = {
    from: momentOf(start + minutesOf(from) * 60_000, timeZone),
    to: momentOf(start + minutesOf(to) * 60_000, timeZone),
  }
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
