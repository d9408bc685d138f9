import { localDay, openHours } from '@web2/campaigns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addArticle,
  addCampaign,
  addPlace,
  always,
  createBlog,
  postDue,
  type Blog,
} from '../../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { handleClockRollback } from '../../operations/handle-clock-rollback.ts'
import { acquirePermits } from '../../../platform/rate-limits/take-permits.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let world: World
let owner: World['owner']
let blog: Blog
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.context.db.deleteFrom('campaigns').execute()
  await handleClockRollback(world.context)
  owner = await world.newOwner()
  blog = createBlog(world.context)
})

const now = () => world.context.now().getTime()
/** Sets the clock. */
const at = (moment: number) => world.later(moment - now())
const look = async () => {
  await handleClockRollback(world.context)
  await postDue(world, blog)
}
const jobsOf = (id: string) =>
  world.context.db.selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).execute()
const postedOnce = (count: number) => {
  expect(blog.posts).toHaveLength(count)
  expect(new Set(blog.posts.map(({ key }) => key)).size).toBe(count)
}

/** Creates a campaign with posts at the given times, each with its own article. */
const campaign = async (times: readonly number[], schedule: object = {}) => {
  const { placeId } = await addPlace(world, owner)
  const posts = []
  for (const [index, runAt] of times.entries())
    posts.push({
      placeId,
      articleId: await addArticle(world, owner, `Article ${index}`),
      title: `Article ${index}`,
      runAt: new Date(runAt),
    })
  return addCampaign(world, owner, posts, { schedule: JSON.stringify({ ...always, ...schedule }) })
}

describe('a clock set back', () => {
  it('causes no duplicate posts, and postponed posts keep their time', async () => {
    const begin = Math.ceil(now() / day) * day + 8 * hour
    at(begin)
    const id = await campaign([begin, begin + hour, begin + 2 * hour], { postsPerDay: 3 })
    await look()
    postedOnce(1)
    // a year ahead by mistake: one overdue post is published, the next one is postponed by pacing
    at(begin + 365 * day)
    await look()
    postedOnce(2)
    at(begin + 10 * minute)
    for (let step = 0; step < 24; step += 1) {
      await look()
      world.later(10 * minute)
    }
    postedOnce(3)
    expect((await jobsOf(id)).every(({ status }) => status === 'published')).toBe(true)
  })

  it('retries failed posts immediately and searches for those already requested', async () => {
    const begin = now()
    const id = await campaign([begin - 1])
    at(begin + 90 * day)
    blog.answerWith(() => 'lost')
    await look()
    expect(await jobsOf(id)).toMatchObject([{ status: 'planned', attempts: 1 }])
    blog.answerWith(undefined)
    at(begin + minute)
    await look()
    world.later(2 * minute)
    await look()
    postedOnce(1)
    expect(await jobsOf(id)).toMatchObject([{ status: 'published' }])
  })

  it('resets rate budgets used in the future', async () => {
    const budget = { name: `spent ${owner.accountId}`, limits: [{ most: 1, seconds: 3_600 }] }
    const take = () =>
      acquirePermits(world.context.db, [budget], { count: 1, lease: minute }, world.context.now())
    const begin = now()
    at(begin + 30 * day)
    await handleClockRollback(world.context)
    expect(await take()).toMatchObject({ ok: true })
    at(begin)
    await handleClockRollback(world.context)
    expect(await take()).toMatchObject({ ok: false })
    world.later(hour + 2 * minute)
    expect(await take()).toMatchObject({ ok: true })
  })

  it('pulls in future checks, and changes nothing if the clock is right', async () => {
    const { propertyId } = await addPlace(world, owner)
    const { db } = world.context
    const begin = now()
    const dueAt = async () => {
      const { nextCheckAt } = await db
        .selectFrom('properties')
        .select('nextCheckAt')
        .where('id', '=', propertyId)
        .executeTakeFirstOrThrow()
      return Date.parse(nextCheckAt ?? '')
    }
    const set = (moment: number) =>
      db
        .updateTable('properties')
        .set({ nextCheckAt: new Date(moment).toISOString() })
        .where('id', '=', propertyId)
        .execute()
    at(begin + 400 * day)
    expect(await handleClockRollback(world.context)).toBe(false)
    await set(begin + 401 * day)
    at(begin)
    expect(await handleClockRollback(world.context)).toBe(true)
    expect(await dueAt()).toBeLessThanOrEqual(now() + 26 * hour)
    // small differences between machines don't count as a clock set back
    await set(begin + 401 * day)
    world.later(-minute)
    expect(await handleClockRollback(world.context)).toBe(false)
    expect(await dueAt()).toBe(begin + 401 * day)
  })
})

describe('a clock that jumps forward', () => {
  it('loses no post, repeats none and respects the posts per day', async () => {
    const begin = Math.ceil(now() / day) * day
    at(begin)
    const times = Array.from({ length: 12 }, (_, index) => begin + index * 6 * hour)
    const id = await campaign(times, { postsPerDay: 4 })
    await look()
    postedOnce(1)
    at(begin + 10 * day)
    for (let step = 0; step < 24 * 5 && blog.posts.length < 12; step += 1) {
      await look()
      world.later(hour)
    }
    postedOnce(12)
    for (const posts of Map.groupBy(blog.posts, (post) => localDay(post.at, 'UTC').from).values())
      expect(posts.length).toBeLessThanOrEqual(4)
    expect((await jobsOf(id)).every(({ status }) => status === 'published')).toBe(true)
  })

  it('doesn’t orphan posts in progress', async () => {
    const id = await campaign([now() - 1])
    const open: Blog['open'] = async (...all) => {
      at(now() + 30 * day)
      await postDue(world, blog)
      return blog.open(...all)
    }
    await postDue(world, { open })
    postedOnce(1)
    expect(await jobsOf(id)).toMatchObject([{ status: 'published', attempts: 1 }])
  })
})

describe('days with a daylight saving change', () => {
  // upcoming ones, so that this world's tokens and purges are never in the past
  const change = (from: number, isSpring: boolean): number => {
    for (let moment = from; ; moment += day) {
      const { from: start, to } = localDay(moment, 'Europe/Berlin')
      if ((to - start) / hour === (isSpring ? 23 : 25)) return start
    }
  }

  it.each([
    ['23 hours', true],
    ['25 hours', false],
  ])('publishes each post once and within its hours on a day of %s', async (_what, isSpring) => {
    const start = change(now() + 2 * day, isSpring)
    const zone = {
      timeZone: 'Europe/Berlin',
      from: '01:30',
      to: '05:00',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      postsPerDay: 4,
    }
    const times = [0, 20, 40, 60].map((minutes) => start + 1.5 * hour + minutes * minute)
    at(start - 10 * minute)
    await campaign(times, zone)
    for (let step = 0; step < 6 * 24 && blog.posts.length < 4; step += 1) {
      await look()
      world.later(10 * minute)
    }
    postedOnce(4)
    const hours = openHours(start + 12 * hour, { ...always, ...zone })
    for (const post of blog.posts) {
      expect(post.at).toBeGreaterThanOrEqual(hours?.from ?? Infinity)
      expect(post.at).toBeLessThan(hours?.to ?? 0)
    }
  })

  it('respects the posts per day after an outage across the change', async () => {
    const start = change(now() + 2 * day, false)
    const zone = { timeZone: 'Europe/Berlin', postsPerDay: 3 }
    at(start - day)
    await campaign(
      Array.from({ length: 8 }, (_, index) => start - day + index * 7 * hour),
      zone,
    )
    blog.answerWith(() => ({ kind: 'retryable', message: 'Down.' }))
    for (let step = 0; step < 30; step += 1) {
      await look()
      world.later(hour)
    }
    blog.answerWith(undefined)
    for (let step = 0; step < 24 * 5 && blog.posts.length < 8; step += 1) {
      await look()
      world.later(hour)
    }
    postedOnce(8)
    const days = Map.groupBy(blog.posts, (post) => localDay(post.at, 'Europe/Berlin').from)
    for (const posts of days.values()) expect(posts.length).toBeLessThanOrEqual(3)
  })
})
