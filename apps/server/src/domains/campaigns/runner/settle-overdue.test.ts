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

/** Paused, with three posts that are overdue, each holding a unit, and one that is not. */
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

describe('a campaign with overdue posts is resumed', () => {
  it('and they are spread, as the schedule wants it', async () => {
    const id = await pausedCampaign(1)
    await changeStatus(world.context, owner, id, 'running')
    await postDue(world, blog)
    expect(blog.posts).toHaveLength(1)
    expect(await statuses(id)).toEqual(['published', 'planned', 'planned', 'planned'])
  })

  it('and they are sent now, whatever the schedule takes a day', async () => {
    const id = await pausedCampaign(1)
    await changeStatus(world.context, owner, id, 'running', 'send')
    for (const _round of overdueHours) await postDue(world, blog)
    expect(await statuses(id)).toEqual(['published', 'published', 'published', 'planned'])
    expect(await said(id)).toEqual(expect.arrayContaining(['Resumed.', '3 overdue posts go out now.']))
  })

  it('and they are skipped: nothing is sent for them, and their units are free again', async () => {
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

  it('when it runs already, as after a restart, and is complete when nothing is left', async () => {
    const id = await pausedCampaign(1)
    await changeStatus(world.context, owner, id, 'running', 'skip')
    world.later(49 * hour)
    const campaign = await changeStatus(world.context, owner, id, 'running', 'skip')
    world.later(-49 * hour)
    expect(campaign).toMatchObject({ status: 'completed', planned: 0, cancelled: 4 })
    expect(await reserved()).toBe(0)
  })
})
