import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { mergeCountChanges } from '@web2/server/src/domains/dashboard/fold-counts.ts'
import { readDashboard } from '@web2/server/src/domains/dashboard/read-dashboard.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { addCampaign, addPlace } from '@web2/server/src/testing/worlds/campaign-world.ts'
import { percentile, times } from './figures.ts'
import type { Row } from './row.ts'
import { signedInAccount } from './signed-in-account.ts'
import { withoutIndexes } from './without-indexes.ts'

const posts = 1_000_000
const articles = 100_000
const campaigns = 20
const rounds = 100
/** Posts that have ended since the counts were last merged. */
const fresh = 2_000

const fill = async (db: Kysely<Database>, owner: { accountId: string; userId: string }) => {
  const world = { context: { db } } as Parameters<typeof addPlace>[0]
  const { placeId } = await addPlace(world, owner)
  await withoutIndexes(db, 'campaign_jobs', async () => {
    for (let at = 0; at < campaigns; at += 1) {
      const campaign = await addCampaign(world, owner, [], { name: `Campaign ${at}` })
      await sql`
        insert into campaign_jobs
          (id, account_id, campaign_id, sub_property_id, run_at, due_at, armed, status, published_at)
        select gen_random_uuid(), ${owner.accountId}, ${campaign}, ${placeId}, t, t, true,
          case when n % 3 = 0 then 'planned' when n % 50 = 1 then 'failed' else 'published' end,
          case when n % 3 <> 0 and n % 50 <> 1 then t end
        from (
          select n, now() - n * interval '200 seconds' as t from generate_series(1, ${posts / campaigns}::int) as n
        ) as times`.execute(db)
    }
  })
  await sql`
    insert into articles (id, account_id, title, status)
    select gen_random_uuid(), ${owner.accountId}, 'Article ' || n, case when n % 10 = 0 then 'draft' else 'ready' end
    from generate_series(1, ${articles}::int) as n`.execute(db)
  await mergeCountChanges(db)
  for (const table of ['campaign_jobs', 'articles', 'kept_counts'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  await sql`
    update campaign_jobs set status = 'published', published_at = now()
    where id in (select id from campaign_jobs where status = 'planned' limit ${fresh})`.execute(db)
}

/**
 * Measures the dashboard of an account with 1,000,000 posts and 100,000 articles, against counting the rows.
 */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const database = await startEmbedded({ dataDir, log: () => undefined })
  await migrate(database.url)
  const db = connect({ url: database.url, applicationName: 'bench', statementTimeout: 0 })
  try {
    const owner = await signedInAccount(db)
    await fill(db, owner)
    const now = new Date()
    const read = () =>
      readDashboard(db, { accountId: owner.accountId, withUsage: true, withTierRequests: false, now })
    const count = () =>
      sql`
        select subject, state, day, sum(amount) from counted_rows where account_id = ${owner.accountId}
        group by 1, 2, 3`.execute(db)
    await times(read, 5)
    const ours = percentile(await times(read, rounds), 0.95)
    const floor = percentile(await times(count, 3), 0.5)
    return [
      {
        name: 'dashboard of 1,000,000 posts and 100,000 articles, p95, beside counting them',
        ours,
        floor,
        unit: 'ms',
        ratio: ours / floor,
        bar: '≤ 200 ms',
        met: ours <= 200,
      },
    ]
  } finally {
    await db.destroy()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
