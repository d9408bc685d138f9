import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCampaign, addPlace, createBlog, postDue } from '../../../testing/worlds/campaign-world.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { claimDuePosts } from './claim-due-posts.ts'
import { campaignsDue, dueOf } from './due-posts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const db = () => world.context.db
const due = () => new Date(world.context.now().getTime() - 1)

/** Creates a campaign with the given number of due posts and enough places, by default in a new account. */
const busy = async (count: number, owner?: World['owner']) => {
  const of = owner ?? (await world.newOwner())
  const places = await Promise.all(Array.from({ length: 10 }, () => addPlace(world, of)))
  const posts = Array.from({ length: count }, (_, at) => ({
    placeId: places[at % places.length]!.placeId,
    runAt: due(),
  }))
  return { owner: of, id: await addCampaign(world, of, posts) }
}

it('claims are fair across ten accounts, and no post is claimed twice', async () => {
  const large = await busy(2_000)
  const small = await Promise.all(Array.from({ length: 9 }, () => busy(20)))
  const second = await busy(20, large.owner)
  const claim = (free: number) => claimDuePosts(db(), { workerId: uuidV7(), free, now: world.context.now() })
  const atOnce = (await Promise.all([claim(10), claim(10)])).flat()
  expect(new Set(atOnce.map(({ id }) => id)).size).toBe(atOnce.length)
  await db().updateTable('campaignJobs').set({ status: 'planned', claimedBy: null }).execute()

  const all = [...(await claim(10)), ...(await claim(10))]
  expect(new Set(all.map(({ id }) => id)).size).toBe(20)
  const counts = Map.groupBy(all, ({ accountId }) => accountId)
  for (const { owner } of small) expect(counts.get(owner.accountId)).toHaveLength(2)
  const own = all.filter(({ accountId }) => accountId === large.owner.accountId)
  expect(new Set(own.map(({ campaignId }) => campaignId)).size).toBe(2)
  expect([large.id, second.id]).toContain(own[0]?.campaignId)
  await db().deleteFrom('campaigns').execute()
})

it('a place has at most two posts in progress', async () => {
  const owner = await world.newOwner()
  const { placeId } = await addPlace(world, owner)
  await addCampaign(
    world,
    owner,
    Array.from({ length: 9 }, () => ({ placeId, runAt: due() })),
  )
  const claim = () => claimDuePosts(db(), { workerId: uuidV7(), free: 10, now: world.context.now() })
  expect(await claim()).toHaveLength(2)
  expect(await claim()).toHaveLength(0)
  await db().deleteFrom('campaigns').execute()
})

it('due posts are found by index among many that aren’t due', async () => {
  const owner = await world.newOwner()
  const { placeId } = await addPlace(world, owner)
  const id = await addCampaign(world, owner, [])
  await sql`
    insert into campaign_jobs (id, account_id, campaign_id, sub_property_id, run_at, due_at, armed)
    select gen_random_uuid(), ${owner.accountId}, ${id}, ${placeId}, t, t, true
    from (select now() + n * interval '1 minute' as t from generate_series(1, 5000) as n)`.execute(db())
  await sql`analyze campaign_jobs`.execute(db())
  const explained = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db().withoutPlugins())
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const now = world.context.now().toISOString()
  for (const plan of [
    await explained(campaignsDue(now)),
    await explained(dueOf([{ id, most: 10 }], { now, paced: false })),
  ]) {
    expect(plan).toMatch(/Index (?:Only )?Scan using campaign_jobs_(?:next|due)/)
    expect(plan).not.toContain('Seq Scan on campaign_jobs')
  }
  expect(await postDue(world, createBlog(world.context))).toBe(0)
  await db().deleteFrom('campaigns').execute()
})
