import type { Dashboard } from '@web2/contract/dashboard'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { addCampaign, addPlace } from '../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../testing/worlds/publishing-world.ts'
import { changeFeed } from '../feeds/change-feed.ts'
import type { Actor } from '../../platform/actor.ts'
import { readDashboard } from './read-dashboard.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const now = new Date('2026-11-22T12:00:00Z')
const look = (accountId = world.owner.accountId, withUsage = true): Promise<Dashboard> =>
  readDashboard(world.context.db, { accountId, withUsage, withTierRequests: false, now })

it('the dashboard of an empty account has zero counts and every day', async () => {
  const { accountId } = await world.newOwner()
  const { counts, days, usage, gone, tierRequests, ...lists } = await look(accountId)
  expect([gone, tierRequests]).toEqual([{ posts: 0, pages: 0 }, null])
  expect(counts).toEqual({ listings: 0, articles: {}, properties: {}, sites: {}, posts: {}, links: {} })
  for (const list of Object.values(lists)) expect(list).toEqual({ total: 0, data: [] })
  expect(days).toHaveLength(90)
  expect(days.at(0)).toEqual({ day: '2026-08-25', posts: 0, pages: 0 })
  expect(days.at(-1)).toEqual({ day: '2026-11-22', posts: 0, pages: 0 })
  expect(usage?.map(({ resource, used }) => [resource, used])).toEqual([
    ['articles', 0],
    ['images', 0],
    ['publishedPages', 0],
    ['campaignPosts', 0],
  ])
  expect((await look(accountId, false)).usage).toBeNull()
})

it('the dashboard lists a site with changes until it is published again', async () => {
  const { db } = world.context
  const napId = await world.newNap('555 0100')
  const site = await world.newSite({ napId })
  expect((await look()).oldSites.total).toBe(0)
  await world.publish(site._id)
  expect((await look()).oldSites.total).toBe(0)

  await sql`update naps set phone = '555 0199', updated_at = clock_timestamp() where id = ${napId}`.execute(
    db,
  )
  const listing = { _id: site._id, name: site.name, pages: false, listing: true }
  expect((await look()).oldSites).toMatchObject({ total: 1, data: [listing] })
  await sql`update naps set phone = '555 0100', updated_at = clock_timestamp() where id = ${napId}`.execute(
    db,
  )
  expect((await look()).oldSites.total).toBe(0)

  await sql`update site_pages set updated_at = clock_timestamp() where site_id = ${site._id}`.execute(db)
  expect((await look()).oldSites).toMatchObject({ total: 1, data: [{ pages: true, listing: false }] })
  await world.publish(site._id)
  expect((await look()).oldSites.total).toBe(0)
})

it('the dashboard counts the pages of a publication on its day', async () => {
  const { db, now } = world.context
  const { accountId } = world.owner
  const shown = await readDashboard(db, { accountId, withUsage: false, withTierRequests: false, now: now() })
  const { rows } = await sql<{ day: string; pages: number }>`
    select (ended_at at time zone 'utc')::date::text as day, sum((target ->> 'pages')::int)::int as pages
    from publications, jsonb_array_elements(targets) as target
    where account_id = ${accountId} group by 1 order by 1`.execute(db)
  expect(rows.reduce((sum, { pages }) => sum + pages, 0)).toBeGreaterThan(0)
  const published = shown.days.filter(({ pages }) => pages > 0)
  expect(published.map(({ day, pages }) => ({ day, pages }))).toEqual(rows)
})

let owner: Actor
let placeId: string
beforeEach(async () => {
  owner = await world.newOwner()
  placeId = (await addPlace(world, owner)).placeId
})

it('the dashboard lists campaigns that run, have failures or need manual posts', async () => {
  const post = (more: object) => ({ placeId, runAt: new Date('2026-11-20T08:00:00Z'), more })
  const running = await addCampaign(
    world,
    owner,
    [
      post({ byHand: true }),
      post({ byHand: true, dueAt: '2026-12-01T08:00:00Z' }),
      post({ status: 'published', publishedAt: '2026-11-21T23:30:00Z' }),
    ],
    { name: 'Running', planned: 2, published: 1 },
  )
  const paused = await addCampaign(world, owner, [post({ status: 'failed' })], {
    name: 'Paused',
    status: 'paused',
    planned: 0,
    failed: 1,
  })
  await addCampaign(world, owner, [post({ status: 'failed' })], { status: 'cancelled', failed: 1 })
  const shown = await look(owner.accountId)
  expect(shown.campaigns.total).toBe(2)
  expect(shown.campaigns.data.map(({ _id }) => _id).sort()).toEqual([running, paused].sort())
  expect(shown.campaigns.data.find(({ _id }) => _id === running)).toMatchObject({
    planned: 2,
    published: 1,
    nextPostAt: '2026-11-20T08:00:00.000Z',
  })
  expect(shown.failures).toEqual({ total: 1, data: [{ _id: paused, name: 'Paused', failed: 1 }] })
  expect(shown.paused).toEqual({ total: 1, data: [{ _id: paused, name: 'Paused', message: '', planned: 0 }] })
  expect(shown.byHand).toEqual({ total: 1, data: [{ _id: running, name: 'Running', due: 1 }] })
  expect(shown.counts.posts).toEqual({ planned: 2, published: 1, failed: 2 })
  expect(shown.counts.properties).toEqual({ verified: 1 })
  expect(shown.days.filter(({ posts }) => posts > 0)).toEqual([{ day: '2026-11-21', posts: 1, pages: 0 }])
})

const link = (source: 'post' | 'site', page: string, target: string, status: 'ok' | 'lost' | 'broken') => ({
  id: uuidV7(),
  accountId: owner.accountId,
  source,
  pageUrl: `https://blog.example/${page}`,
  pageHost: 'blog.example',
  targetUrl: `https://shop.example/${target}`,
  targetHost: 'shop.example',
  status,
})

it('the dashboard counts gone posts and pages once, and lost links', async () => {
  const links = [
    link('post', 'gone', 'a', 'broken'),
    link('post', 'gone', 'b', 'broken'),
    link('post', 'gone-too', 'a', 'broken'),
    link('site', 'offline', 'a', 'broken'),
    link('post', 'there', 'a', 'lost'),
    link('post', 'there', 'b', 'ok'),
  ]
  await world.context.db.insertInto('postLinks').values(links).execute()
  const { gone, counts } = await look(owner.accountId)
  expect(gone).toEqual({ posts: 2, pages: 1 })
  expect(counts.links).toMatchObject({ lost: 1 })
})

it('the dashboard lists failing feeds until they work or are paused', async () => {
  const { context } = world
  const feed = (title: string, problem: string) => ({
    ...{ id: uuidV7(), accountId: owner.accountId, createdBy: owner.userId, categoryId: null },
    ...{ url: `https://${title}.example/feed`, title, problem, nextCheckAt: now.toISOString() },
  })
  const failing = feed('failing', 'The server answers 500.')
  await context.db
    .insertInto('rssFeeds')
    .values([failing, feed('well', '')])
    .execute()
  expect((await look(owner.accountId)).feeds).toEqual({
    total: 1,
    data: [{ _id: failing.id, name: 'failing' }],
  })
  await changeFeed(context, owner, failing.id, { paused: true })
  expect((await look(owner.accountId)).feeds.total).toBe(0)
})

it('the dashboard lists blogs that can’t be reached until they respond', async () => {
  const { db } = world.context
  const { propertyId } = await addPlace(world, owner)
  const change = (problem: string) =>
    db.updateTable('properties').set({ problem }).where('id', '=', propertyId).execute()
  await change('There is no server.')
  expect((await look(owner.accountId)).silentBlogs).toMatchObject({
    total: 1,
    data: [{ _id: propertyId, message: 'There is no server.' }],
  })
  await change('')
  expect((await look(owner.accountId)).silentBlogs.total).toBe(0)
})

it('the dashboard lists generations that wait for their service or left an incomplete article', async () => {
  const { db } = world.context
  const articleId = uuidV7()
  await db
    .insertInto('articles')
    .values({ id: articleId, accountId: owner.accountId, createdBy: owner.userId, status: 'draft' } as never)
    .execute()
  const generation = (status: 'running' | 'failed' | 'done', updatedAt = now.toISOString()) => ({
    ...{ id: uuidV7(), accountId: owner.accountId, createdBy: owner.userId, kind: 'article' as const },
    ...{ articleId, keyword: status, name: '', status, message: status, updatedAt },
  })
  const waiting = generation('running')
  const incomplete = generation('failed')
  await db
    .insertInto('generations')
    .values([
      waiting,
      incomplete,
      generation('running'),
      generation('done'),
      generation('failed', '2026-11-01T00:00:00Z'),
    ])
    .execute()
  await db
    .insertInto('generationCards')
    .values({
      ...{ id: uuidV7(), accountId: owner.accountId, generationId: waiting.id, position: 0, title: 'Intro' },
      ...{
        type: 'title',
        heading: '',
        prompt: '',
        promptSource: 'default',
        message: 'OpenAI is out of credit.',
      },
    } as never)
    .execute()
  const { generations } = await look(owner.accountId)
  expect(generations.total).toBe(2)
  expect(new Map(generations.data.map(({ _id, state, message }) => [_id, [state, message]]))).toEqual(
    new Map([
      [waiting.id, ['waiting', 'OpenAI is out of credit.']],
      [incomplete.id, ['incomplete', 'failed']],
    ]),
  )
})

it('the dashboard shows admins the open tier requests of all accounts', async () => {
  const { accountId, userId } = owner
  const request = (status: 'open' | 'declined') => ({
    ...{ id: uuidV7(), accountId, createdBy: userId, tier: 'golden' as const, status },
  })
  await world.context.db
    .insertInto('billingRequests')
    .values([request('open'), request('declined')])
    .execute()
  const admin = { accountId: world.owner.accountId, withUsage: false, withTierRequests: true, now }
  expect((await readDashboard(world.context.db, admin)).tierRequests).toBe(1)
  expect((await look(owner.accountId)).tierRequests).toBeNull()
})

it('the dashboard shows nothing of another account', async () => {
  await world.context.db
    .insertInto('postLinks')
    .values(link('post', 'gone', 'a', 'broken'))
    .execute()
  const other = await look((await world.newOwner()).accountId)
  const { campaigns, oldSites, failures, paused, feeds, silentBlogs, generations, pausedBulks } = other
  for (const { total } of [
    campaigns,
    oldSites,
    failures,
    paused,
    feeds,
    silentBlogs,
    generations,
    pausedBulks,
  ])
    expect(total).toBe(0)
  expect(other.gone).toEqual({ posts: 0, pages: 0 })
})
