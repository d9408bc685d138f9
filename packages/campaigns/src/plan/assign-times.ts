import type { CampaignSchedule } from '@web2/contract/campaigns'
import { scheduleDays, type ScheduleDay } from '../clock/schedule-days.ts'
import type { SeededRandom } from '../random/seeded-random.ts'
import { TakenMinutes } from './free-minute.ts'

/** Index of the post in the given order, and its time in milliseconds since 1970. */
export interface TimedPost {
  readonly index: number
  readonly at: number
}

/**
 * Returns the preferred minutes for `count` posts: even shares of the day, each randomly moved within the
 * jitter.
 */
const wantedMinutes = (
  { minutes }: ScheduleDay,
  count: number,
  jitter: number,
  lots: SeededRandom,
): number[] =>
  Array.from({ length: count }, (_, index) => {
    const even = ((index + 0.5) * minutes.count) / count
    const moved = Math.floor(even + (lots.fraction() * 2 - 1) * jitter)
    return Math.min(minutes.count - 1, Math.max(0, moved))
  }).sort((a, b) => a - b)

/**
 * Returns the number of posts for a day: fewer if part of its window has passed, at least one, and at most
 * its minutes at all places.
 */
const quotaOf = ({ minutes, usual }: ScheduleDay, postsPerDay: number, places: number): number =>
  Math.max(
    1,
    Math.min(postsPerDay, Math.round((postsPerDay * minutes.count) / usual), minutes.count * places),
  )

/**
 * Assigns times to posts in their order, within the schedule's posts per day, window and weekdays in its
 * local time. No time is before the minute after `now`, and no place gets two posts in one minute. A post
 * without a free minute at its place comes first on the next day. `of` is the number of places.
 */
export function* assignTimes(
  places: Iterable<string>,
  schedule: CampaignSchedule,
  { lots, now, of }: { readonly lots: SeededRandom; readonly now: number; readonly of: number },
): Generator<TimedPost> {
  const posts = places[Symbol.iterator]()
  let waiting: { index: number; place: string }[] = []
  let index = 0
  let ended = false
  const next = () => {
    const held = waiting.shift()
    if (held) return held
    const { value, done } = posts.next()
    if (done) {
      ended = true
      return undefined
    }
    return { index: index++, place: value as string }
  }
  for (const day of scheduleDays(schedule, now)) {
    const taken = new TakenMinutes()
    const today: TimedPost[] = []
    const late: typeof waiting = []
    for (const wanted of wantedMinutes(day, quotaOf(day, schedule.postsPerDay, of), schedule.jitter, lots)) {
      const post = next()
      if (!post) break
      const minute = taken.take(post.place, wanted, day.minutes.count)
      if (minute < 0) late.push(post)
      else today.push({ index: post.index, at: day.minutes.at(minute) })
    }
    waiting = [...late, ...waiting]
    yield* today.sort((a, b) => a.at - b.at || a.index - b.index)
    if (ended && waiting.length === 0) return
  }
}
