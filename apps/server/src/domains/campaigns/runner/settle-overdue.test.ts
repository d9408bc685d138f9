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
import { reserveUsage } from '../../billing/usage.ts'
import { changeStatus } from '../change-status.ts'

const hour = 3_600_000

let world: World
let owner: World['owner']
let blog: Blog
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.context.db.deleteFrom('campaigns').execute()
  owner = await world.newOwner()
  blog = createBlog(world.context)
})

const overdueHours = [5, 4, 3]

/** Creates a paused campaign with three overdue posts and a future one, each holding a unit. */
const pausedCampaign = async (postsPerDay: number) => {
  const { placeId } = await addPlace(world, owner)
  const now = world.context.now().getTime()
  const posts = []
  for (const hours of [...overdueHours, -48]) {
    const reservation = await reserveUsage(
      world.context.db,
      { accountId: owner.accountId, resource: 'campaignPosts', amount: 1 },
      world.context.now(),
    )
    posts.push({
      placeId,
      articleId: await addArticle(world, owner, `Article ${hours}`),
      title: `Article ${hours}`,
      runAt: new Date(now - hours * hour),
      more: { armed: false, usageReservation: JSON.stringify(reservation) },
    })
  }
  const schedule = JSON.stringify({ ...always, postsPerDay })
  return addCampaign(world, owner, posts, { status: 'paused', schedule })
}

const statuses = async (campaignId: string) => {
  const rows = await world.context.db
    .selectFrom('campaignJobs')
    .select('status')
    .where('campaignId', '=', campaignId)
    .orderBy('runAt')
    .execute()
  return rows.map(({ status }) => status)
}
const reserved = async () => {
  const row = await world.context.db
    .selectFrom('usageCounters')
    .select('reserved')
    .where('accountId', '=', owner.accountId)
    .where('resource', '=', 'campaignPosts')
    .executeTakeFirst()
  return row?.reserved
}
const said = async (campaignId: string) => {
  const rows = await world.context.db
    .selectFrom('campaignLogs')
    .select('message')
    .where('campaignId', '=', campaignId)
    .orderBy('id')
    .execute()
  return rows.map(({ message }) => message)
}

describe('resuming a campaign with overdue posts', () => {
  it('spreads them over the schedule', async () => {
    const id = await pausedCampaign(1)
    await changeStatus(world.context, owner, id, 'running')
    await postDue(world, blog)
    expect(blog.posts).toHaveLength(1)
    expect(await statuses(id)).toEqual(['published', 'planned', 'planned', 'planned'])
  })

  it('publishes them now with “send”, beyond the daily limit', async () => {
    const id = await pausedCampaign(1)
    await changeStatus(world.context, owner, id, 'running', 'send')
    for (const _round of overdueHours) await postDue(world, blog)
    expect(await statuses(id)).toEqual(['published', 'published', 'published', 'planned'])
    expect(await said(id)).toEqual(
      expect.arrayContaining(['Resumed.', '3 overdue posts are being published now.']),
    )
  })

  it('cancels them with “skip” and releases their units', async () => {
    const id = await pausedCampaign(1)
    expect(await reserved()).toBe(4)
    const campaign = await changeStatus(world.context, owner, id, 'running', 'skip')
    expect(campaign).toMatchObject({ status: 'running', planned: 1, cancelled: 3 })
    await postDue(world, blog)
    expect(blog.posts).toEqual([])
    expect(await statuses(id)).toEqual(['cancelled', 'cancelled', 'cancelled', 'planned'])
    expect(await reserved()).toBe(1)
    expect(await said(id)).toEqual(['Resumed.', '3 overdue posts were skipped.'])
  })

  it('also works for a running campaign, which completes if nothing is left', async () => {
    const id = await pausedCampaign(1)
    await changeStatus(world.context, owner, id, 'running', 'skip')
    world.later(49 * hour)
    const campaign = await changeStatus(world.context, owner, id, 'running', 'skip')
    world.later(-49 * hour)
    expect(campaign).toMatchObject({ status: 'completed', planned: 0, cancelled: 4 })
    expect(await reserved()).toBe(0)
  })
})
