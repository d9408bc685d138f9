import type { CampaignSchedule } from '@web2/contract/campaigns'

/** From its first to its last moment, in milliseconds since 1970; the last one is outside. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

type Hours = Pick<CampaignSchedule, 'timeZone' | 'weekdays' | 'from' | 'to'>

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

/** What the clocks on the wall show, told as if it were UTC. */
const wallAt = (moment: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The moment at which the clocks show this; one that they leave out in spring is the moment after the gap. */
const momentOf = (wall: number, timeZone: string): number => {
  const offset = (moment: number) => wallAt(moment, timeZone) - Math.floor(moment / 1_000) * 1_000
  return wall - offset(wall - offset(wall))
}

const day = 86_400_000

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The day of a place that a moment lies in. */
export const localDay = (moment: number, timeZone: string): TimeRange => {
  const start = Math.floor(wallAt(moment, timeZone) / day) * day
  return { from: momentOf(start, timeZone), to: momentOf(start + day, timeZone) }
}

/** The hours in which posts go out on the day of a moment; undefined on a weekday without any. */
export const openHours = (moment: number, { timeZone, weekdays, from, to }: Hours): TimeRange | undefined => {
  const start = Math.floor(wallAt(moment, timeZone) / day) * day
  const weekday = new Date(start).getUTCDay() || 7
  if (!weekdays.includes(weekday)) return undefined
  const hours = {
    from: momentOf(start + minutesOf(from) * 60_000, timeZone),
    to: momentOf(start + minutesOf(to) * 60_000, timeZone),
  }
  // the hour that spring leaves out may have been all there was
  return hours.from < hours.to ? hours : undefined
}

/** The first hours after the day of a moment. */
export const nextOpenHours = (moment: number, hours: Hours): TimeRange => {
  let today = localDay(moment, hours.timeZone)
  for (let days = 0; days < 30; days += 1) {
    const found = openHours(today.to, hours)
    if (found) return found
    today = localDay(today.to, hours.timeZone)
  }
  throw new RangeError('A schedule without a weekday has no next day')
}
