import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { addArticle, addCampaign, addPlace } from '../../testing/worlds/campaign-world.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { eraseAccount } from '../accounts/users/delete-account.ts'
import { contributions } from '../../main/contributions.ts'
import { mergeCountChanges, recount } from './fold-counts.ts'
import { readCounts } from './read-counts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

interface Owner {
  accountId: string
  userId: string
  placeId: string
  campaignId: string
}
let owners: Owner[]

const addOwner = async (): Promise<Owner> => {
  const { db } = database
  const owner = { accountId: uuidV7(), userId: uuidV7() }
  await db.insertInto('accounts').values({ id: owner.accountId, name: 'A', isActive: true }).execute()
  await sql`
    insert into users (id, name, email, password_hash) values (${owner.userId}, 'A', ${owner.userId}, '')`.execute(
    db,
  )
  const world = { context: { db } } as Parameters<typeof addPlace>[0]
  const { placeId } = await addPlace(world, owner)
  return { ...owner, placeId, campaignId: await addCampaign(world, owner, []) }
}

beforeEach(async () => {
  owners = [await addOwner(), await addOwner()]
})

const count = (owner: Owner) => readCounts(database.db, owner.accountId, '0001-01-01')

/** Returns the counts computed from the rows, in the same shape. */
const truth = async ({ accountId }: Owner) => {
  const { rows } = await sql`
    select subject, state, day, sum(amount) as amount from counted_rows where account_id = ${accountId}
    group by 1, 2, 3 having sum(amount) <> 0`.execute(database.db)
  return rows
}

const inOrder = (counts: readonly unknown[]) => counts.map((each) => JSON.stringify(each)).sort()

const expectTruth = async (owner: Owner) =>
  expect(inOrder(await count(owner))).toEqual(inOrder(await truth(owner)))

const statuses = ['planned', 'running', 'published', 'failed', 'cancelled']

const insertPosts = ({ accountId, campaignId, placeId }: Owner, posts: number, status: string) => sql`
  insert into campaign_jobs
    (id, account_id, campaign_id, sub_property_id, run_at, due_at, status, published_at)
  select gen_random_uuid(), ${accountId}, ${campaignId}, ${placeId}, now(), now(), ${status},
    case when ${status} = 'published' then now() - n * interval '20 hours' end
  from generate_series(1, ${posts}::int) as n`

/** Writes as the product makes them: of one row, many or none. */
const operations = {
  insertPosts: (owner: Owner, n: number) => insertPosts(owner, n, statuses[n % statuses.length] ?? ''),
  endPosts: ({ accountId }: Owner, n: number) => sql`
    update campaign_jobs set status = 'published', published_at = now() - ${n} * interval '7 hours'
    where id in (
      select id from campaign_jobs where account_id = ${accountId} and status <> 'published'
      order by id limit ${n} for update skip locked)`,
  failPosts: ({ accountId }: Owner, n: number) => sql`
    update campaign_jobs set status = 'failed'
    where id in (
      select id from campaign_jobs where account_id = ${accountId} order by id desc limit ${n}
      for update skip locked)`,
  deletePosts: ({ accountId }: Owner, n: number) => sql`
    delete from campaign_jobs where id in (
      select id from campaign_jobs where account_id = ${accountId} order by id limit ${n}
      for update skip locked)`,
  changeNothing: ({ accountId }: Owner) => sql`
    update campaign_jobs set attempts = attempts + 1 where account_id = ${accountId}`,
  insertArticles: ({ accountId }: Owner, n: number) => sql`
    insert into articles (id, account_id, title, status)
    select gen_random_uuid(), ${accountId}, 'A', case when n % 3 = 0 then 'ready' else 'draft' end
    from generate_series(1, ${n}::int) as n`,
  deleteArticles: ({ accountId }: Owner) => sql`
    delete from articles where account_id = ${accountId} and status = 'draft'`,
  insertSite: ({ accountId }: Owner) => sql`
    insert into sites (id, account_id, name, root_slug, host_slug)
    values (gen_random_uuid(), ${accountId}, 'S', gen_random_uuid()::text, gen_random_uuid()::text)`,
  trashSites: ({ accountId }: Owner, n: number) => sql`
    update sites set removed_at = case when removed_at is null then now() end
    where account_id = ${accountId} and ${n} % 2 = 0`,
  publish: ({ accountId }: Owner, n: number) => sql`
    insert into publications (id, account_id, site_id, run_id, number, status, ended_at, targets)
    select gen_random_uuid(), ${accountId}, id, gen_random_uuid(),
      (select count(*) + 1 from publications where site_id = sites.id), 'done', now(),
      jsonb_build_array(jsonb_build_object('status', 'done', 'pages', ${n}::int),
        jsonb_build_object('status', 'failed', 'pages', 7))
    from sites where account_id = ${accountId} on conflict do nothing`,
  deleteSites: ({ accountId }: Owner, n: number) => sql`
    delete from sites where account_id = ${accountId} and ${n} % 5 = 0`,
  breakProperty: ({ accountId }: Owner) => sql`
    update properties set status = 'action-needed' where account_id = ${accountId}`,
} as const

const fold = Symbol('fold')
const step = fc.record({
  what: fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[]), fold),
  owner: fc.constantFrom(0, 1),
  n: fc.nat(30),
})

const perform = async ({
  what,
  owner,
  n,
}: {
  what: keyof typeof operations | typeof fold
  owner: number
  n: number
}) => {
  if (what === fold) await mergeCountChanges(database.db)
  else await operations[what](owners[owner]!, n).execute(database.db)
}

it('stored counts equal the rows after any concurrent writes and merges', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (rounds) => {
        // PostgreSQL may abort a write that deadlocks; what it rolled back doesn't count
        for (const round of rounds) await Promise.allSettled(round.map(perform))
        for (const owner of owners) await expectTruth(owner)
      },
    ),
    { numRuns: 25 },
  )
})

it('counts nothing of a transaction that was rolled back', async () => {
  const [owner] = owners as [Owner]
  const before = await count(owner)
  const undone = database.db.transaction().execute(async (transaction) => {
    await insertPosts(owner, 9, 'failed').execute(transaction)
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  expect(await count(owner)).toEqual(before)
})

it('a recount corrects the counts during concurrent writes and merges', async () => {
  const [owner] = owners as [Owner]
  await insertPosts(owner, 50, 'planned').execute(database.db)
  await sql`update kept_counts set amount = amount + 1000`.execute(database.db)
  await sql`
    insert into kept_counts values (${owner.accountId}, 'posts', 'odd', '-infinity', 3)`.execute(database.db)
  const writes = Array.from({ length: 20 }, (_, n) => insertPosts(owner, n, 'failed').execute(database.db))
  await Promise.all([recount(database.db), mergeCountChanges(database.db), ...writes])
  await expectTruth(owner)
})

it('deleting an account removes its counts and keeps those of others', async () => {
  const [gone, stays] = owners as [Owner, Owner]
  for (const owner of owners) await insertPosts(owner, 40, 'published').execute(database.db)
  await mergeCountChanges(database.db)
  await addArticle({ context: { db: database.db } } as Parameters<typeof addArticle>[0], gone, 'Late')
  await database.db
    .transaction()
    .execute((transaction) =>
      eraseAccount({ contributions, now: () => new Date() }, transaction, gone.accountId),
    )
  const { rows } = await sql`
    select 1 from kept_counts where account_id = ${gone.accountId}
    union all select 1 from count_changes where account_id = ${gone.accountId}`.execute(database.db)
  expect(rows).toEqual([])
  await expectTruth(stays)
})
