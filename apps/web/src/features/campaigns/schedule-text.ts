import { estimatePlan, windowLength } from '@web2/campaigns'
import type { CampaignSchedule } from '@web2/contract/campaigns'
import { counted } from '../../lib/text/counted.ts'

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** 'Mon–Fri', 'Mon, Wed–Fri', 'every day'. */
export const weekdaysText = (weekdays: readonly number[]): string => {
  if (weekdays.length === 7) return 'every day'
  const runs: number[][] = []
  for (const day of [...weekdays].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) => {
      const [first, last] = [dayNames[run[0]! - 1]!, dayNames[run.at(-1)! - 1]!]
      if (run.length === 1) return first
      return run.length === 2 ? `${first}, ${last}` : `${first}–${last}`
    })
    .join(', ')
}

/** 'America/New_York' → 'New York time'. */
export const zoneText = (timeZone: string): string =>
  timeZone === 'UTC' ? 'UTC' : `${timeZone.split('/').at(-1)!.replaceAll('_', ' ')} time`

const shortTime = (time: string): string => time.replace(/:00$/, '').replace(/^0(?=\d)/, '')

/** '30 posts, 5 per day, Mon–Fri 9–17 New York time, ends December 9, 2026'. */
export const scheduleText = (
  posts: number,
  places: number,
  schedule: CampaignSchedule,
  now: number,
): string => {
  const { postsPerDay, from, to, weekdays, timeZone } = schedule
  const words = [
    counted(posts, 'post'),
    `${postsPerDay.toLocaleString('en')} per day`,
    `${weekdaysText(weekdays)} ${shortTime(from)}–${shortTime(to)} ${zoneText(timeZone)}`,
  ]
  const span = windowLength(schedule) > 0 ? estimatePlan(posts, places, schedule, now) : null
  if (span) {
    const end = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone }).format(span.last)
    words.push(`ends ${end}`)
  }
  return words.join(', ')
}
