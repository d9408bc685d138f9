import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { acquirePermits } from '../../../platform/rate-limits/take-permits.ts'
import { addBlogs } from '../../../testing/worlds/blog-places.ts'
import { addArticle, addCampaign } from '../../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { reclaimOrphanedPosts } from './take-over-orphaned-posts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(['blog.example'])
})
afterAll(() => world.end())

const seconds = (count: number) => count * 1_000
const budgets = [{ name: 'wordpress:blog.example', atOnce: 1 }]

it('permits of a dead worker end when its posts may be tried again, not with their lease', async () => {
  const { context, owner } = world
  const { db } = context
  const now = context.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const [placeId] = await addBlogs(context, owner, { url: 'https://blog.example', count: 1 })
  const posts = ['Asked', 'Not asked']
  const campaignId = await addCampaign(
    world,
    owner,
    await Promise.all(
      posts.map(async (title) => ({
        placeId: placeId!,
        articleId: await addArticle(world, owner, title),
        title,
        runAt: now,
        more: {
          status: 'running' as const,
          claimedBy: uuidV7(),
          claimedAt: now.toISOString(),
          askedAt: title === 'Asked' ? now.toISOString() : null,
        },
      })),
    ),
  )
  const jobs = await db.selectFrom('campaignJobs').selectAll().where('campaignId', '=', campaignId).execute()
  const idOf = (title: string) => jobs.find((job) => job.title === title)!.id
  const take = (title: string, at: Date) =>
    acquirePermits(db, budgets, { count: 1, lease: seconds(600), id: idOf(title) }, at)

  expect(await take('Asked', now)).toMatchObject({ ok: true })
  expect(await reclaimOrphanedPosts(db, { workerId: uuidV7(), active: [], now: after(seconds(1)) })).toBe(2)
  const dueAt = (
    await db
      .selectFrom('campaignJobs')
      .select('dueAt')
      .where('id', '=', idOf('Asked'))
      .executeTakeFirstOrThrow()
  ).dueAt
  expect(Date.parse(dueAt!)).toBe(after(seconds(90)).getTime())
  expect(await take('Asked', after(seconds(89)))).toMatchObject({ ok: false })
  expect(await take('Asked', after(seconds(90)))).toMatchObject({ ok: true })

  await db
    .updateTable('campaignJobs')
    .set({ status: 'running', claimedBy: uuidV7(), askedAt: null })
    .where('id', '=', idOf('Not asked'))
    .execute()
  await db.deleteFrom('rateSlots').execute()
  expect(await take('Not asked', after(seconds(100)))).toMatchObject({ ok: true })
  expect(await reclaimOrphanedPosts(db, { workerId: uuidV7(), active: [], now: after(seconds(101)) })).toBe(1)
  expect(await take('Not asked', after(seconds(101)))).toMatchObject({ ok: true })
})
