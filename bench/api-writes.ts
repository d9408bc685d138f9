import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { compare, requestsRow, startServer, stopServer, type Call } from './api-load.ts'
import { table, type Row } from './row.ts'
import { signedInAccount } from './signed-in-account.ts'

const accounts = 100
const rowsEach = 1_000
/** Accounts filled by one statement, so that it stays within the statement timeout. */
const accountsAtOnce = 10
const connections = 20
/** Records that are changed in turn, as by users who each work on their own. */
const recordsChanged = 200

/** A kilobyte of an article's text. */
const text = `<h2>Roses in spring</h2><p>${'Cut them before the first leaves open. '.repeat(25)}</p>`

/** Fills the tables of articles and listings with 100,000 rows each; returns the first account. */
const seed = async (db: Kysely<Database>) => {
  const own = await signedInAccount(db)
  const others = Array.from({ length: accounts - 1 }, () => uuidV7())
  const ids = [own.accountId, ...others]
  await sql`insert into accounts (id, name, is_active) select unnest(${others}::uuid[]), 'bench', true`.execute(
    db,
  )
  for (let at = 0; at < accounts; at += accountsAtOnce) {
    const some = ids.slice(at, at + accountsAtOnce)
    await sql`
      insert into articles (id, account_id, title, keyword, text, words, created_at, updated_at)
      select gen_random_uuid(), account, 'Roses ' || n, 'roses in spring', ${text}, 180, at, at
      from generate_series(1, ${rowsEach}::int) as n, unnest(${some}::uuid[]) as account,
        lateral (select now() - make_interval(secs => n) as at)`.execute(db)
    await sql`
      insert into naps (id, account_id, business_name, address1, phone, created_at)
      select gen_random_uuid(), account, 'Business ' || n, n || ' Elm Street', '555 ' || n,
        now() - make_interval(secs => n)
      from generate_series(1, ${rowsEach}::int) as n, unnest(${some}::uuid[]) as account`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
  return own
}

/**
 * Measures writes of single records beside bare Fastify handlers with one statement, on the embedded PostgreSQL as
 * shipped, with 20 connections and 100,000 rows in 100 accounts.
 */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  const db = connect({ url: postgres.url, applicationName: 'bench' })
  try {
    await migrate(postgres.url)
    const { accountId, token } = await seed(db)
    const [ours, floor] = await Promise.all([
      startServer('ours', postgres.url, accountId),
      startServer('floor', postgres.url, accountId),
    ])
    const makeOne = async (path: string, body: object): Promise<string> => {
      const answer = await fetch(`${ours.url}/api/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { _id: string })._id
    }
    const make = (path: string, bodyOf: (at: number) => object) =>
      Promise.all(Array.from({ length: recordsChanged }, (_, at) => makeOne(path, bodyOf(at))))
    const article = { title: 'Roses', text }
    const listing = { businessName: 'Elm House', address1: '1 Elm Street', phone: '555 0100' }
    const page = { name: 'Roses', html: text }
    const patch = (path: string, ids: readonly string[], body: object): Call => ({
      path: '',
      paths: ids.map((id) => `/api/${path}/${id}`),
      method: 'PATCH',
      body: JSON.stringify(body),
      connections,
    })
    const post = (path: string, body: object): Call => ({
      path: `/api/${path}`,
      method: 'POST',
      body: JSON.stringify(body),
      connections,
    })
    const calls: readonly (readonly [name: string, call: Call, least: number])[] = [
      [
        'patch the title of an article of 1 KB',
        patch('articles', await make('articles', () => article), { title: 'New' }),
        0.45,
      ],
      ['create an article of 1 KB', post('articles', article), 0.4],
      ['patch a listing', patch('naps', await make('naps', () => listing), { phone: '555 0199' }), 0.4],
      ['create a listing', post('naps', listing), 0.4],
      [
        'rename a page of 1 KB',
        patch('cloud-pages', await make('cloud-pages', () => page), { name: 'New' }),
        0.4,
      ],
      ['create a page of 1 KB', post('cloud-pages', page), 0.4],
      [
        'patch a category',
        patch('categories', await make('categories', (at) => ({ name: `Roses ${at}` })), { color: 'teal' }),
        0.4,
      ],
      ['create a category', { ...post('categories', { name: 'Garden [<id>]' }), idReplacement: true }, 0.4],
    ]
    const rows: Row[] = []
    for (const [name, call, least] of calls) {
      const figures = await compare({ ours, floor }, token, call)
      rows.push(
        requestsRow(`${name}, beside one statement`, figures.ours.perSecond, figures.floor.perSecond, least),
      )
    }
    await Promise.all([stopServer(ours), stopServer(floor)])
    return rows
  } finally {
    await db.destroy()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))
