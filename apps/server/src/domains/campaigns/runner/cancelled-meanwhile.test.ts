import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { done } from '../../../platform/outbound/outcome.ts'
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
import { reserveUsage } from '../../billing/usage.ts'
import { claimDuePosts } from './claim-due-posts.ts'
import type { OpenPostingConnection } from '../posts/open-sub-property.ts'
import { reclaimOrphanedPosts } from './take-over-orphaned-posts.ts'

let world: World
let owner: World['owner']
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.context.db.deleteFrom('campaigns').execute()
  owner = await world.newOwner()
})

const db = () => world.context.db

/** Creates a running campaign of due posts. */
const campaign = async (count: number) => {
  const { placeId } = await addPlace(world, owner)
  const posts = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      placeId,
      articleId: await addArticle(world, owner, `Article ${at}`),
      title: `Article ${at}`,
      runAt: new Date(world.context.now().getTime() - 1),
    })),
  )
  return addCampaign(world, owner, posts)
}
const cancelCampaign = (id: string) => changeStatus(world.context, owner, id, 'cancelled')
const reserve = () => {
  const wanted = { accountId: owner.accountId, resource: 'campaignPosts', amount: 1 } as const
  return reserveUsage(db(), wanted, world.context.now())
}
const reserved = async () => {
  const rows = await db()
    .selectFrom('usageCounters')
    .select('reserved')
    .where('accountId', '=', owner.accountId)
    .where('resource', '=', 'campaignPosts')
    .execute()
  return rows.map((row) => row.reserved)
}

/** Expects all posts to be canceled and counted, without reservations. */
const expectOver = async (id: string, count: number) => {
  const jobs = await db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).execute()
  expect(
    jobs.map(({ status, claimedBy, usageReservation }) => [status, claimedBy, usageReservation]),
  ).toEqual(Array.from({ length: count }, () => ['cancelled', null, null]))
  const row = await db().selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'cancelled', planned: 0, cancelled: count })
  expect((await reserved()).filter((units) => units > 0)).toEqual([])
}

const answered =
  (kind: ServiceFailure['kind']): OpenPostingConnection =>
  (...all) => {
    const blog = createBlog(world.context)
    blog.answerWith(() => ({ kind, message: 'No.' }))
    return blog.open(...all)
  }

const ways: readonly { readonly name: string; readonly open: OpenPostingConnection }[] = [
  { name: 'would be tried again', open: answered('retryable') },
  { name: 'would wait for its property', open: answered('auth-dead') },
  { name: 'would wait for a person', open: async () => done({ posting: null, budgets: [] }) },
  {
    name: 'would wait for the next month',
    open: async (...all) => {
      await db().updateTable('accounts').set({ tier: 'bronze' }).where('id', '=', owner.accountId).execute()
      await sql`
        insert into usage_counters (account_id, period, resource, used)
        values (${owner.accountId}, ${world.context.now().toISOString().slice(0, 7)}, 'campaignPosts', 100)`.execute(
        db(),
      )
      return createBlog(world.context).open(...all)
    },
  },
]

it.each(ways)('a post that $name ends if its campaign was canceled', async ({ open }) => {
  const id = await campaign(1)
  await postDue(world, {
    open: async (...all) => {
      await cancelCampaign(id)
      return open(...all)
    },
  })
  await expectOver(id, 1)
  const notices = await db()
    .selectFrom('notifications')
    .select('type')
    .where('accountId', '=', owner.accountId)
    .where('type', 'like', 'campaign-%')
    .execute()
  expect(notices).toEqual([])
})

/** Claims posts for a worker that dies, each with a reserved unit. */
const dying = async (count: number) => {
  const jobs = await claimDuePosts(db(), { workerId: uuidV7(), free: count, now: world.context.now() })
  expect(jobs).toHaveLength(count)
  for (const { id } of jobs)
    await db()
      .updateTable('campaignJobs')
      .set({ usageReservation: JSON.stringify(await reserve()) })
      .where('id', '=', id)
      .execute()
}
const take = () => reclaimOrphanedPosts(db(), { workerId: uuidV7(), active: [], now: world.context.now() })

it('orphaned posts of a canceled campaign end and release their units', async () => {
  const id = await campaign(2)
  await dying(2)
  expect(await reserved()).toEqual([2])
  await cancelCampaign(id)
  expect(await take()).toBe(2)
  await expectOver(id, 2)
})

it('orphaned posts end even if their campaign is canceled during the reclaim', async () => {
  const id = await campaign(2)
  await dying(1)
  const holder = await db().startTransaction().execute()
  await sql`select from campaign_jobs where campaign_id = ${id} and status = 'planned' for update`.execute(
    holder,
  )
  const cancelled = cancelCampaign(id)
  await until(async () => (await lockWaits(db())) === 1)
  await take()
  await holder.rollback().execute()
  await cancelled
  await take()
  await expectOver(id, 2)
})

it('orphaned posts of a running campaign continue with their units', async () => {
  const id = await campaign(1)
  await dying(1)
  expect(await take()).toBe(1)
  const [job] = await db().selectFrom('campaignJobs').selectAll().where('campaignId', '=', id).execute()
  expect(job).toMatchObject({ status: 'planned', claimedBy: null, usageReservation: { amount: 1 } })
  expect(await reserved()).toEqual([1])
})
