import { sql, type Kysely } from 'kysely'
import { createCampaign } from '@web2/server/src/domains/campaigns/create-campaign.ts'
import { planDraft } from '@web2/server/src/domains/campaigns/plan/plan-draft.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { categoryWithBlogs } from './category-with-blogs.ts'
import { secondsOf } from './figures.ts'
import type { Row } from './row.ts'
import { signedInAccount } from './signed-in-account.ts'

const jobs = 100_000

/** Adds articles of one category and verified blogs. Returns the category and the blogs. */
const seed = async (db: Kysely<Database>, accountId: string) => {
  const seeded = await categoryWithBlogs(db, accountId)
  await sql`insert into articles (id, account_id, title, text, category_id, status, words)
    select gen_random_uuid(), ${accountId}, 'Article ' || n, '<p>Text</p>', ${seeded.categoryId}, 'ready', 1
    from generate_series(1, ${jobs}::int) as n`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return seeded
}

/** Inserts the same rows again with one statement, from a copy without indexes. */
const bareInsert = async (db: Kysely<Database>): Promise<void> => {
  await sql`insert into campaign_jobs select * from planned_before`.execute(db)
}

/**
 * Plans a campaign of 100,000 posts: reads its articles, assigns and schedules its posts, and writes them.
 * Leaves no posts behind.
 */
export const planRow = async (db: Kysely<Database>): Promise<Row> => {
  const { accountId, userId } = await signedInAccount(db)
  const { categoryId, targets } = await seed(db, accountId)
  const context = { db, now: () => new Date() }
  const caller = { accountId, userId }
  const { _id } = await createCampaign(context, caller, {
    name: 'Bench',
    targets,
    source: { kind: 'category', categoryId },
    links: [
      {
        url: 'https://me.example/',
        anchors: ['one', 'two', 'three'].map((text) => ({ text, weight: 1 })),
        rel: '',
        share: 80,
        perArticle: 1,
      },
    ],
    schedule: {
      start: context.now().toISOString().slice(0, 10),
      postsPerDay: 200,
      from: '09:00',
      to: '17:00',
      timeZone: 'America/New_York',
      weekdays: [1, 2, 3, 4, 5],
      jitter: 20,
    },
  })
  const ours = await secondsOf(() => planDraft(context, caller, _id))
  await sql`create table planned_before as select * from campaign_jobs`.execute(db)
  await sql`truncate campaign_jobs cascade`.execute(db)
  const floor = await secondsOf(() => bareInsert(db))
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from campaign_jobs`.execute(db)
  if (rows[0]?.count !== jobs) throw new Error(`${rows[0]?.count} posts were planned instead of ${jobs}`)
  await sql`drop table planned_before`.execute(db)
  await sql`truncate campaign_jobs cascade`.execute(db)
  await sql`delete from campaigns where id = ${_id}`.execute(db)
  const name = `plan of ${jobs.toLocaleString('en')} posts, beside inserting its rows`
  return { name, ours, floor, unit: 's', ratio: ours / floor, bar: '≤ 10 s', met: ours <= 10 }
}
