import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { startServer, stopServer } from './api-load.ts'
import { percentile } from './figures.ts'
import { table, type Row } from './row.ts'
import { signedInAccount } from './signed-in-account.ts'

const articles = 100_000
const generated = 100_000
const bar = 3

/**
 * Searches of the command palette: the fields of each kind of record; each returns the newest 20. Generated pages are
 * searched from three letters.
 */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'cloud-builder': ['name', 'rootSlug'],
  'cloud-pages': ['name'],
  'cloud-modules': ['name'],
  'cloud-sites-turbo': ['name'],
  'turbo-pages': ['name', 'path'],
  naps: ['businessName', 'city', 'phone'],
  articles: ['title', 'keyword'],
  campaigns: ['name'],
  properties: ['name', 'url', 'username'],
  'prompt-stacker': ['name', 'description'],
  categories: ['name'],
  'rss-feeds': ['title', 'url'],
}

const addressOf = (path: string, fields: readonly string[], typed: string): string => {
  const words = fields.map((field, at) => `$or[${at}][${field}][$search]=${encodeURIComponent(typed)}`)
  return `/api/${path}?${words.join('&')}&$sort[createdAt]=-1&$total=false&$limit=20`
}

const seed = async (db: Kysely<Database>, accountId: string): Promise<void> => {
  await sql`
    insert into articles (id, account_id, title, keyword, text, created_at)
    select gen_random_uuid(), ${accountId}, 'Article ' || substr(md5(n::text), 1, 8) || ' about gardens',
      substr(md5((n % 500)::text), 1, 7), repeat('A garden grows slowly. ', 100), now() - make_interval(secs => n)
    from generate_series(1, ${articles}::int) as n`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into turbos (id, account_id, name, definition, document, source_name, source_version)
    values (gen_random_uuid(), ${accountId}, 'Places', '{}', '{}', '', '') returning id`.execute(db)
  await sql`
    insert into turbo_pages
      (id, account_id, turbo_id, plan_number, site_value, kind, position, rows, terms, key, seed, name, path, title, created_at)
    select gen_random_uuid(), ${accountId}, ${rows[0]?.id}, 1, '', 'page', n, '{}', '{}', n, 1,
      'Service in ' || substr(md5(n::text), 1, 8), 'service/' || substr(md5(n::text), 1, 8), '',
      now() - make_interval(secs => n)
    from generate_series(1, ${generated}::int) as n`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Searches that match nothing, few, many and all records; one word is typed letter by letter. */
const typed = [
  'g',
  'ga',
  'garden',
  'article',
  'service in',
  'nowhere at all',
  '7e1b',
  'a87f',
  'c4ca42',
  '1',
  'ef',
]

/** Returns the ms until all addresses have answered, requested at the same time as the palette does. */
const answered = async (url: string, token: string, addresses: readonly string[]): Promise<number> => {
  const start = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(`${url}${address}`, { headers })
      const body = await answer.text()
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${body}`)
    }),
  )
  return performance.now() - start
}

/** Measures the command palette over 100,000 articles and as many generated pages, against articles alone. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  try {
    await migrate(postgres.url)
    const db = connect({ url: postgres.url, applicationName: 'bench', statementTimeout: 0 })
    const { accountId, token } = await signedInAccount(db)
    await seed(db, accountId)
    await db.destroy()
    const server = await startServer('ours', postgres.url, accountId)
    const ours: number[] = []
    const floor: number[] = []
    for (let round = 0; round < 6; round += 1)
      for (const word of typed) {
        const all = Object.entries(kinds)
          .filter(([path]) => path !== 'turbo-pages' || word.length > 2)
          .map(([path, fields]) => addressOf(path, fields, word))
        const time = await answered(server.url, token, all)
        const alone = await answered(server.url, token, [addressOf('articles', kinds['articles']!, word)])
        // the first round warms up
        if (round > 0) {
          ours.push(time)
          floor.push(alone)
        }
      }
    await stopServer(server)
    const [mine, least] = [percentile(ours, 0.95), percentile(floor, 0.95)]
    return [
      {
        name: 'command palette over 100,000 articles and generated pages, p95, beside articles alone',
        ours: mine,
        floor: least,
        unit: 'ms',
        ratio: mine / least,
        bar: `≤ ${bar}`,
        met: mine / least <= bar,
      },
    ]
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))
