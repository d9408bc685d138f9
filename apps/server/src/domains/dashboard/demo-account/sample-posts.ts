import { momentOf, wallClock } from '@web2/campaigns'
import type { PlannedLink } from '@web2/contract/campaigns'
import { campaignLinks, campaignSchedule } from './sample-records.ts'

/** Posts of the sample campaign that are published and those still planned. */
export const postCounts = { published: 16, planned: 12 } as const

/** Post of the sample campaign; article and blog are positions in the campaign. */
export interface SamplePost {
  readonly article: number
  readonly place: number
  /** Planned time in ms since 1970. */
  readonly runAt: number
  /** Time of publication in ms since 1970; null for a post that is still planned. */
  readonly publishedAt: number | null
  readonly links: readonly PlannedLink[]
}

const dayLength = 86_400_000

/** Returns days of the schedule ('2026-12-01') before (-1) or after (1) today, nearest first. */
const postingDays = (today: string, direction: -1 | 1, count: number): string[] => {
  const days: string[] = []
  for (let away = 1; days.length < count; away += 1) {
    const day = new Date(Date.parse(`${today}T00:00Z`) + direction * away * dayLength)
    const weekday = day.getUTCDay() || 7
    if (campaignSchedule.weekdays.some((wanted) => wanted === weekday))
      days.push(day.toISOString().slice(0, 10))
  }
  return days
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Returns a time of day within the schedule's window, different from post to post. */
const timeOfDay = (index: number): string =>
  `${twoDigits(9 + ((index * 3 + 1) % 8))}:${twoDigits((index * 17 + 8) % 60)}`

/** Returns the links of a post with anchor texts in turn; see `campaignLinks`. */
const linksOf = (index: number): PlannedLink[] =>
  campaignLinks
    .filter((_link, at) => at === 0 || index % 8 !== 7)
    .map(({ url, anchors, rel }, at) => {
      const texts = anchors.flatMap(({ text, weight }) => Array.from({ length: weight }, () => text))
      return { url, rel, anchor: texts[(index + at) % texts.length] ?? '' }
    })

/**
 * Returns the posts of the sample campaign around a moment, in order of time: the latest published one before
 * that day, the first planned one after it. Every article goes to each blog once, all articles in turn.
 */
export const samplePosts = (now: Date, articles: number, places: number): SamplePost[] => {
  const { timeZone } = campaignSchedule
  const today = wallClock(timeZone, now.getTime()).slice(0, 10)
  const days = [
    ...postingDays(today, -1, postCounts.published).reverse(),
    ...postingDays(today, 1, postCounts.planned),
  ]
  return days.map((day, index) => {
    const runAt = momentOf(timeZone, `${day}T${timeOfDay(index)}`)
    const article = index % articles
    return {
      article,
      place: (article + Math.floor(index / articles)) % places,
      runAt,
      publishedAt: index < postCounts.published ? runAt + 20_000 + ((index * 7_919) % 70_000) : null,
      links: linksOf(index),
    }
  })
}
