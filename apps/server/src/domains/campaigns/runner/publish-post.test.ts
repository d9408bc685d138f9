import { localDay } from '@web2/campaigns'
import { sql } from 'kysely'
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
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { unblockReconnectedPosts } from './repair-schedule.ts'

const minute = 60_000
const hour = 60 * minute

let world: World
let owner: World['owner']
let blog: Blog
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  owner = await world.newOwner()
  blog = createBlog(world.context)
})

const db = () => world.context.db
const now = () => world.context.now()
const soon = (milliseconds: number) => new Date(now().getTime() + milliseconds)
const campaignOf = (id: string) =>
  db().selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const jobsOf = (id: string) =>
  db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).orderBy('runAt').execute()
const eventsOf = async (id: string) =>
  (
    await db().selectFrom('campaignLogs').select('event').where('campaignId', '=', id).orderBy('id').execute()
  ).map(({ event }) => event)
const notices = async () =>
  await db()
    .selectFrom('notifications')
    .select(['type', 'payload'])
    .where('accountId', '=', owner.accountId)
    .execute()
const usage = () =>
  db()
    .selectFrom('usageCounters')
    .select(['used', 'reserved'])
    .where('accountId', '=', owner.accountId)
    .execute()

/** Creates a campaign of several articles to one place, `apart` ms apart, the first one now. */
const campaign = async (count: number, change: Parameters<typeof addCampaign>[3] = {}, apart = 0) => {
  const place = await addPlace(world, owner)
  const posts = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      placeId: place.placeId,
      articleId: await addArticle(world, owner, `Article ${at}`),
      title: `Article ${at}`,
      runAt: soon(at * apart - 1),
    })),
  )
  return { ...place, id: await addCampaign(world, owner, posts, change) }
}

it('publishes a post at its time with its links, counts it and ends the campaign', async () => {
  const { placeId } = await addPlace(world, owner)
  const articleId = await addArticle(world, owner, 'Roses')
  const links = [{ url: 'https://shop.example/', anchor: 'roses', rel: 'nofollow' }] as const
  const id = await addCampaign(world, owner, [
    { placeId, articleId, title: 'Roses', runAt: soon(hour), links },
  ])
  expect(await postDue(world, blog)).toBe(0)
  world.later(hour)
  expect(await postDue(world, blog)).toBe(1)
  expect(blog.posts).toMatchObject([
    {
      title: 'Roses',
      html: '<p>A garden grows slowly, and so do <a href="https://shop.example/" rel="nofollow">roses</a>.</p>',
    },
  ])
  const [job] = await jobsOf(id)
  expect(job).toMatchObject({
    status: 'published',
    url: `https://blog.example/${job?.id}`,
    attempts: 1,
    error: '',
  })
  expect(await campaignOf(id)).toMatchObject({ status: 'completed', planned: 0, published: 1 })
  expect(await eventsOf(id)).toEqual(['published', 'completed'])
  expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
  expect(await notices()).toMatchObject([
    { type: 'campaign-ended', payload: { message: '1 post published.' } },
  ])
})

it('a post whose response was lost is found, not repeated', async () => {
  const { id } = await campaign(1)
  blog.answerWith(() => 'lost')
  await postDue(world, blog)
  expect(await jobsOf(id)).toMatchObject([{ status: 'planned', attempts: 1 }])
  blog.answerWith(undefined)
  world.later(2 * minute)
  await postDue(world, blog)
  expect(blog.posts).toHaveLength(1)
  expect(await jobsOf(id)).toMatchObject([{ status: 'published', attempts: 2 }])
  expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
})

describe('a platform that is down for a day', () => {
  it('loses no post, is called less and less often, and respects posts per day', async () => {
    const schedule = { ...always, from: '06:00', to: '22:00', postsPerDay: 6 }
    world.later(hour * 24 - (now().getTime() % (24 * hour)) + 8 * hour)
    const { id } = await campaign(12, { schedule: JSON.stringify(schedule) }, 2.4 * hour)
    blog.answerWith(() => ({ kind: 'retryable', message: 'The blog has a fault of its own.' }))
    for (let step = 0; step < 24 * 6; step += 1) {
      await postDue(world, blog)
      world.later(10 * minute)
    }
    expect(blog.posts).toEqual([])
    expect(blog.calls()).toBeLessThan(200)
    expect(await campaignOf(id)).toMatchObject({ status: 'running', planned: 12 })
    blog.answerWith(undefined)
    for (let step = 0; step < 24 * 6 * 4 && blog.posts.length < 12; step += 1) {
      await postDue(world, blog)
      world.later(10 * minute)
    }
    expect(new Set(blog.posts.map(({ key }) => key)).size).toBe(12)
    const days = Map.groupBy(blog.posts, ({ at }) => localDay(at, 'UTC').from)
    for (const posts of days.values()) expect(posts.length).toBeLessThanOrEqual(6)
    expect(await campaignOf(id)).toMatchObject({ status: 'completed', published: 12 })
  })
})

it('overdue posts are spread, but a post started manually is published now', async () => {
  const schedule = { ...always, postsPerDay: 24 }
  const { id } = await campaign(4, { schedule: JSON.stringify(schedule) })
  world.later(2 * hour)
  expect(await postDue(world, blog)).toBe(1)
  const waiting = (await jobsOf(id)).filter(({ status }) => status === 'planned')
  await db()
    .updateTable('campaignJobs')
    .set({ byHand: true })
    .where('id', '=', waiting[2]?.id ?? '')
    .execute()
  expect(await postDue(world, blog)).toBe(1)
  world.later(61 * minute)
  expect(await postDue(world, blog)).toBe(1)
  expect(blog.posts).toHaveLength(3)
})

it('a dead connection blocks only its property’s posts, with one notification', async () => {
  const { propertyId, id } = await campaign(3)
  const other = await campaign(1)
  blog.answerWith(() =>
    blog.calls() <= 3 ? { kind: 'auth-dead', message: 'The password was revoked.' } : undefined,
  )
  await db()
    .updateTable('campaignJobs')
    .set({ dueAt: soon(minute).toISOString() })
    .where('campaignId', '=', other.id)
    .execute()
  await postDue(world, blog)
  expect((await jobsOf(id)).map(({ status, armed }) => [status, armed])).toEqual(
    Array.from({ length: 3 }, () => ['planned', false]),
  )
  blog.answerWith(undefined)
  world.later(minute)
  await postDue(world, blog)
  expect(await campaignOf(other.id)).toMatchObject({ status: 'completed' })
  expect((await notices()).map(({ type }) => type).toSorted()).toEqual(['campaign-ended', 'property-problem'])
  expect(await unblockReconnectedPosts(world.context)).toBe(0)
  await db().updateTable('properties').set({ status: 'verified' }).where('id', '=', propertyId).execute()
  expect(await unblockReconnectedPosts(world.context)).toBe(3)
  await postDue(world, blog)
  expect(await campaignOf(id)).toMatchObject({ status: 'completed', published: 3 })
})

it('refused content fails with the reason, and five failures pause the campaign', async () => {
  const { id } = await campaign(7, {}, minute)
  blog.answerWith(() => ({ kind: 'bad-content', message: 'The title is too long.' }))
  for (let step = 0; step < 8; step += 1) {
    await postDue(world, blog)
    world.later(minute)
  }
  expect(
    (await jobsOf(id)).filter(
      ({ status, error }) => status === 'failed' && error === 'The title is too long.',
    ),
  ).toHaveLength(5)
  const stopped = await campaignOf(id)
  expect(stopped).toMatchObject({ status: 'paused', failed: 5, planned: 2 })
  expect(stopped.message).toContain('5 posts in a row failed')
  expect((await notices()).map(({ type }) => type)).toEqual(['campaign-paused'])
  expect(await usage()).toEqual([{ used: 0, reserved: 0 }])
})

it('a rate limit of a platform pauses all of its posts', async () => {
  blog = createBlog(world.context, [{ name: `site ${owner.accountId}`, atOnce: 2 }])
  const { id } = await campaign(4)
  blog.answerWith(() => ({ kind: 'rate-limited', message: 'Too many.', retryAfter: 10 * minute }))
  await postDue(world, blog)
  const asked = blog.calls()
  world.later(9 * minute)
  await postDue(world, blog)
  expect(blog.calls()).toBe(asked)
  blog.answerWith(undefined)
  for (let step = 0; step < 10; step += 1) {
    world.later(2 * minute)
    await postDue(world, blog)
  }
  expect(await campaignOf(id)).toMatchObject({ status: 'completed', published: 4 })
})

it('deleting a property, article or campaign ends the posts that need it', async () => {
  const first = await campaign(2, {}, hour)
  const [, later] = await jobsOf(first.id)
  await db()
    .deleteFrom('articles')
    .where('id', '=', later?.articleId ?? '')
    .execute()
  const second = await campaign(1)
  await db().deleteFrom('properties').where('id', '=', second.propertyId).execute()
  await postDue(world, blog)
  world.later(hour)
  await postDue(world, blog)
  expect(await jobsOf(first.id)).toMatchObject([
    { status: 'published' },
    { status: 'cancelled', error: 'The article was deleted.' },
  ])
  expect(await jobsOf(second.id)).toMatchObject([{ status: 'cancelled', error: 'The property was deleted.' }])

  const third = await campaign(1)
  const gone: Blog['open'] = async (...all) => {
    await db().deleteFrom('campaigns').where('id', '=', third.id).execute()
    return blog.open(...all)
  }
  await postDue(world, { open: gone })
  expect(await jobsOf(third.id)).toEqual([])
})

it('a campaign pauses when the month is used up, without publishing', async () => {
  await db().updateTable('accounts').set({ tier: 'bronze' }).where('id', '=', owner.accountId).execute()
  const { id } = await campaign(1)
  await sql`
    insert into usage_counters (account_id, period, resource, used)
    values (${owner.accountId}, ${now().toISOString().slice(0, 7)}, 'campaignPosts', 100)`.execute(db())
  await postDue(world, blog)
  expect(blog.posts).toEqual([])
  expect(await campaignOf(id)).toMatchObject({
    status: 'paused',
    message: "You've reached your Tier usage for this month. Check Billing page",
  })
})

it('an RSS campaign posts the approved items and replaces no deleted ones', async () => {
  const { placeId } = await addPlace(world, owner)
  const feedId = '0190a000-0000-7000-8000-00000000000f'
  const { accountId, userId: createdBy } = owner
  await db()
    .insertInto('rssFeeds')
    .values({
      id: feedId,
      accountId,
      createdBy,
      url: 'https://f.example/',
      title: 'Feed',
      nextCheckAt: soon(hour).toISOString(),
    })
    .execute()
  for (const day of [1, 2, 3])
    await db()
      .insertInto('rssArticles')
      .values({
        id: `0190a000-0000-7000-8000-00000000001${day}`,
        accountId,
        createdBy,
        feedId,
        feedUrl: 'https://f.example/',
        feedTitle: 'Feed',
        guid: `${day}`,
        title: `Item ${day}`,
        link: 'https://f.example/1',
        summary: '',
        content: '<p>News.</p>',
        author: '',
        publishedAt: `2026-11-0${day}T00:00:00Z`,
        articleId: null,
      })
      .execute()
  const approved = [await addArticle(world, owner, 'Item 1'), await addArticle(world, owner, 'Item 2')]
  const posts = approved.map((articleId, at) => ({
    placeId,
    articleId,
    title: `Item ${at + 1}`,
    runAt: soon(at * hour - 1),
  }))
  const id = await addCampaign(world, owner, posts, { source: JSON.stringify({ kind: 'rss', feedId }) })
  await db()
    .deleteFrom('articles')
    .where('id', '=', approved[1] ?? '')
    .execute()
  await postDue(world, blog)
  world.later(hour)
  await postDue(world, blog)
  expect(blog.posts.map(({ title }) => title)).toEqual(['Item 1'])
  expect(await jobsOf(id)).toMatchObject([
    { title: 'Item 1', status: 'published' },
    { status: 'cancelled', error: 'The article was deleted.' },
  ])
})

it('fails a post that killed two workers, until it is retried', async () => {
  const { id } = await campaign(1)
  const [job] = await jobsOf(id)
  const { accountId } = owner
  await killWorkersAt(world.context, { kind: 'campaign-post', subjectId: job!.id, accountId })
  await postDue(world, blog)
  expect(await jobsOf(id)).toMatchObject([
    { status: 'failed', error: expect.stringContaining('so it was skipped') },
  ])
  expect(blog.posts).toEqual([])
})
