import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { mergeCountChanges } from '@web2/server/src/domains/dashboard/fold-counts.ts'
import { leadCounts } from '@web2/server/src/domains/leads/inbox/lead-counts.ts'
import { leadTotals } from '@web2/server/src/domains/leads/inbox/lead-totals.ts'
import { leadResource } from '@web2/server/src/domains/leads/inbox/lead-view.ts'
import { SqlAdapter } from '@web2/server/src/platform/db/adapter/sql-adapter.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { median, percentile, times } from './figures.ts'
import type { Row } from './row.ts'
import { signedInAccount } from './signed-in-account.ts'
import { withoutIndexes } from './without-indexes.ts'

const leads = 1_000_000
const sites = 100
const rounds = 60
/** Leads that have arrived since the counts were last merged. */
const fresh = 2_000

interface Owner {
  readonly accountId: string
  readonly userId: string
}

/** Adds leads of three years, of which one in ten is new and one in twenty spam; site 1 has half of them. */
const insertLeads = (owner: Owner, count: number) => sql`
  insert into leads (id, account_id, status, site_id, site_name, form_name, page_url, name, email, phone, message,
    entries, value, created_at, updated_at)
  select gen_random_uuid(), ${owner.accountId},
    case when n % 20 = 3 then 'spam' when n % 10 = 1 then 'new' when n % 10 = 7 then 'won' else 'read' end,
    (select id from sites where account_id = ${owner.accountId} and root_slug = 'site-' ||
      case when n % 2 = 0 then 1 else 1 + n % ${sites}::int end),
    'Green Acre Gardens', 'Contact', 'https://example.com/contact/?utm_source=spring',
    substr(md5(n::text), 1, 8) || ' ' || substr(md5((n + 1)::text), 1, 6), substr(md5(n::text), 1, 10) || '@example.com',
    '+44 117 ' || n, 'Please call about the hedges. ' || md5((n + 2)::text),
    jsonb_build_array(jsonb_build_object('name', 'message', 'label', 'Message', 'value',
      'Please call about the hedges. ' || md5((n + 2)::text))),
    case when n % 10 = 7 then 10000 + n % 5000 end, t, t
  from (
    select n, now() - n * interval '94 seconds' as t from generate_series(1, ${count}::int) as n
  ) as times`

const fill = async (db: Kysely<Database>, owner: Owner) => {
  await sql`
    insert into sites (id, account_id, name, root_slug, host_slug)
    select gen_random_uuid(), ${owner.accountId}, 'Site ' || n, 'site-' || n, 'site-' || n
    from generate_series(1, ${sites}::int) as n`.execute(db)
  await withoutIndexes(db, 'leads', async () => void (await insertLeads(owner, leads).execute(db)))
  await mergeCountChanges(db)
  for (const table of ['leads', 'kept_counts']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  await insertLeads(owner, fresh).execute(db)
}

/** Part of a few dozen of all texts. */
const part = '7e1b4'

const newest = { $sort: { createdAt: -1 }, $limit: 50 }
const searchFor = (text: string) => ({
  ...newest,
  status: { $ne: 'spam' },
  $or: ['name', 'email', 'phone', 'message', 'choices'].map((field) => ({ [field]: { $search: text } })),
})

/** Measures the inbox of an account with 1,000,000 leads, with totals, without HTTP. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const database = await startEmbedded({ dataDir, log: () => undefined })
  await migrate(database.url)
  const db = connect({ url: database.url, applicationName: 'bench', statementTimeout: 0 })
  try {
    const owner = await signedInAccount(db)
    await fill(db, owner)
    const { id: large } = await db
      .selectFrom('sites')
      .select('id')
      .where('rootSlug', '=', 'site-1')
      .executeTakeFirstOrThrow()
    const { id: small } = await db
      .selectFrom('sites')
      .select('id')
      .where('rootSlug', '=', 'site-42')
      .executeTakeFirstOrThrow()
    const adapter = new SqlAdapter({ db, resource: leadResource, paginate: { default: 25, max: 100 } })
    const { kept: _, countedTo: __, ...uncounted } = leadResource
    const counting = new SqlAdapter({ db, resource: uncounted, paginate: { default: 25, max: 100 } })
    const list = (query: object) => adapter.find({ query: query as Record<string, unknown>, tenant: owner })
    const since = new Date(Date.now() - 90 * 24 * 3_600_000).toISOString()
    const lists: readonly (readonly [name: string, query: object])[] = [
      ['all but spam', { ...newest, status: { $ne: 'spam' } }],
      ['new ones', { ...newest, status: 'new' }],
      ['the 20,000th', { ...newest, $skip: 20_000 }],
      ['those of a site with half of them', { ...newest, siteId: large, status: { $ne: 'spam' } }],
      ['those of a small site', { ...newest, siteId: small, status: { $ne: 'spam' } }],
      ['those of 90 days', { ...newest, createdAt: { $gte: since }, status: 'won' }],
      ['a search that finds few', searchFor(part)],
      ['a search that finds all', searchFor('hedges')],
    ]
    const rows: Row[] = []
    for (const [name, query] of lists) {
      await times(() => list(query), 3)
      const ours = percentile(await times(() => list(query), rounds), 0.95)
      const whole = { query: { ...query, $limit: 0, $skip: 0 }, tenant: owner }
      const floor = median(await times(() => counting.find(whole), 3))
      rows.push({
        name: `inbox of 1,000,000 leads, ${name}, with total, p95, compared with counting them`,
        ours,
        floor,
        ratio: ours / floor,
        unit: 'ms',
        bar: '≤ 100 ms',
        met: ours <= 100,
      })
    }
    const countAll = () =>
      sql`
        select site_id, status, count(*), sum(value) from leads where account_id = ${owner.accountId}
        group by 1, 2`.execute(db)
    const floor = median(await times(countAll, 3))
    const figures: readonly (readonly [name: string, action: () => Promise<unknown>, bar: number])[] = [
      ['badge', () => leadCounts({ db }, owner.accountId), 100],
      [
        'totals of 90 days by site',
        () => leadTotals({ db }, owner.accountId, { by: 'site', from: since }),
        300,
      ],
      ['totals of all by site', () => leadTotals({ db }, owner.accountId, { by: 'site' }), 2_000],
    ]
    for (const [name, action, bar] of figures) {
      const ours = percentile(await times(action, 10), 0.95)
      rows.push({
        name: `inbox of 1,000,000 leads, ${name}, p95, compared with grouping them`,
        ours,
        floor,
        unit: 'ms',
        ratio: ours / floor,
        bar: `≤ ${bar.toLocaleString('en-US')} ms`,
        met: ours <= bar,
      })
    }
    return rows
  } finally {
    await db.destroy()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
