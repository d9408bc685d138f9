import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addArticle,
  addCampaign,
  addPlace,
  createBlog,
  postDue,
} from '../../../testing/worlds/campaign-world.ts'
import { lockWaits } from '../../../testing/kills/lock-waits.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { until } from '../../../testing/until.ts'
import { changeStatus } from '../change-status.ts'
import { unblockReconnectedPosts } from './repair-schedule.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

/** Creates a paused campaign whose post is blocked by a property that is connected again. */
const heldPost = async () => {
  const { placeId, propertyId } = await addPlace(world, world.owner)
  const articleId = await addArticle(world, world.owner, 'Roses')
  const runAt = new Date(world.context.now().getTime() - 1)
  const more = { armed: false, heldBy: propertyId }
  const id = await addCampaign(world, world.owner, [{ placeId, articleId, title: 'Roses', runAt, more }], {
    status: 'paused',
  })
  return { id, blog: createBlog(world.context) }
}

it('a post of a reconnected property is published despite a concurrent resume', async () => {
  const { context, owner } = world
  const { db } = context
  const { id, blog } = await heldPost()
  const holder = await db.startTransaction().execute()
  await sql`select from campaign_jobs where campaign_id = ${id} for update`.execute(holder)
  const resumed = changeStatus(context, owner, id, 'running')
  await until(async () => (await lockWaits(db)) === 1)
  let isOver = false
  const released = unblockReconnectedPosts(context).finally(() => {
    isOver = true
  })
  await until(async () => isOver || (await lockWaits(db)) === 2)
  await holder.rollback().execute()
  await Promise.all([resumed, released])

  await unblockReconnectedPosts(context)
  await postDue(world, blog)
  expect(blog.posts).toHaveLength(1)
})

it('a post of a reconnected property waits while its campaign stays paused', async () => {
  const { id, blog } = await heldPost()
  expect(await unblockReconnectedPosts(world.context)).toBe(1)
  expect(await unblockReconnectedPosts(world.context)).toBe(0)
  await postDue(world, blog)
  expect(blog.posts).toEqual([])
  await changeStatus(world.context, world.owner, id, 'running')
  await postDue(world, blog)
  expect(blog.posts).toHaveLength(1)
})
