import type { CampaignSchedule } from '@web2/contract/campaigns'
import { scheduleDays, type ScheduleDay } from '../clock/schedule-days.ts'
import type { SeededRandom } from '../random/seeded-random.ts'
import { TakenMinutes } from './free-minute.ts'

/** The post's index in the given order, and its time in ms since 1970. */
export interface TimedPost {
  readonly index: number
  readonly at: number
}

/** Minutes of the day that `count` posts want: even shares of it, each moved by lot within the jitter. */
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
 * Posts of that day: fewer when a part of its window is over already, at least one while any of it is left, and never
 * more than its minutes at all places hold.
 */
const quotaOf = ({ minutes, usual }: ScheduleDay, postsPerDay: number, places: number): number =>
  Math.max(
    1,
    Math.min(postsPerDay, Math.round((postsPerDay * minutes.count) / usual), minutes.count * places),
  )

/**
 * Times for posts at their places, in their order: so many a day, inside the window and on the weekdays, by the wall
 * clock of the schedule's zone, none before the minute after `now`, no two at one place in the same minute. A post
 * that finds no free minute at its place is the first of the next day. `of`: how many places there are.
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
