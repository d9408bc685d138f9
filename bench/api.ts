import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql, type Kysely } from 'kysely'
import { connect } from '@web2/server/src/db/connect.ts'
import type { Database } from '@web2/server/src/db/database.ts'
import { startEmbedded } from '@web2/server/src/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/db/migrate.ts'
import { uuidV7 } from '@web2/server/src/db/uuid-v7.ts'
import { createTokens } from '@web2/server/src/sessions/tokens.ts'
import { table, type Row } from './row.ts'

const rounds = 3
const seconds = 3
const connections = 16
const ownRows = 1_000
const appSecret = 'a secret of benchmarks alone, long enough'

interface Scene {
  readonly db: Kysely<Database>
  readonly accountId: string
  readonly token: string
  readonly someId: string
}

interface Figures {
  readonly perSecond: number
  readonly p99: number
}

type Call = Pick<autocannon.Options, 'method' | 'body'> & { readonly path: string }

/** Accounts with a thousand listings each, until the table holds `size`; the first one is ours. */
const seed = async (db: Kysely<Database>, size: number): Promise<Scene> => {
  const accountIds = Array.from({ length: size / ownRows }, () => uuidV7())
  const accountId = accountIds[0]!
  const userId = uuidV7()
  const sessionId = uuidV7()
  const expiresAt = Date.now() + 3_600_000
  await sql`insert into accounts (id, name, is_active) select unnest(${accountIds}::uuid[]), 'bench', true`.execute(
    db,
  )
  await sql`insert into users (id, name, email, password_hash) values (${userId}, 'bench', ${userId}, '')`.execute(
    db,
  )
  await sql`insert into memberships (id, account_id, user_id, roles)
    values (${uuidV7()}, ${accountId}, ${userId}, '{lc:customer}')`.execute(db)
  await sql`insert into login_sessions (id, user_id, account_id, expires_at)
    values (${sessionId}, ${userId}, ${accountId}, ${new Date(expiresAt).toISOString()})`.execute(db)
  await sql`insert into naps (id, account_id, business_name, address1, phone, about_us_blurb, created_at)
    select gen_random_uuid(), account, 'Business ' || n, n || ' Elm Street', '555 ' || n, repeat('What we do. ', 20),
      now() - make_interval(secs => n)
    from generate_series(1, ${ownRows}::int) as n, unnest(${accountIds}::uuid[]) as account`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { id: someId } = await db
    .selectFrom('naps')
    .select('id')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const token = await createTokens(appSecret).sign({ sessionId, userId, expiresAt })
  return { db, accountId, token, someId }
}

const start = async (kind: 'ours' | 'floor', databaseUrl: string, { accountId }: Scene) => {
  const child = fork(join(import.meta.dirname, 'api-process.ts'), [kind, databaseUrl, accountId, appSecret])
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}` }
}

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill()
  await once(child, 'exit')
}

const measure = async (
  url: string,
  token: string,
  { path, method = 'GET', body }: Call,
  duration: number,
): Promise<Figures> => {
  const result = await autocannon({
    url: url + path,
    method,
    body,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    connections,
    duration,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${method} ${path}: ${result.non2xx} refused`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const combined = (figures: Figures[]): Figures => ({
  perSecond: median(figures.map(({ perSecond }) => perSecond)),
  p99: median(figures.map(({ p99 }) => p99)),
})

/** Ours and the floor by turns, so that a noisy machine is noisy for both. */
const compare = async (urls: { ours: string; floor: string }, scene: Scene, call: Call) => {
  const ours: Figures[] = []
  const floor: Figures[] = []
  for (const url of [urls.ours, urls.floor]) await measure(url, scene.token, call, 1)
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measure(urls.floor, scene.token, call, seconds))
    ours.push(await measure(urls.ours, scene.token, call, seconds))
  }
  return { ours: combined(ours), floor: combined(floor) }
}

const row = (name: string, ours: number, floor: number, least: number): Row => ({
  name,
  ours,
  floor,
  unit: 'requests/s',
  ratio: ours / floor,
  bar: `≥ ${least}`,
  met: ours / floor >= least,
})

const newest: Call = { path: '/api/naps?$sort[createdAt]=-1&$limit=20' }

/** The API beside bare Fastify handlers with the same statements, on the embedded PostgreSQL as it is shipped. */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  try {
    const rows: Row[] = []
    const tails: number[] = []
    for (const size of [10_000, 100_000]) {
      const db = connect({ url: postgres.url, applicationName: 'bench' })
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public`.execute(db)
      await migrate(postgres.url)
      const scene = await seed(db, size)
      const [ours, floor] = await Promise.all([
        start('ours', postgres.url, scene),
        start('floor', postgres.url, scene),
      ])
      const urls = { ours: ours.url, floor: floor.url }
      const inTable = `of ${size.toLocaleString('en')}`
      const one = `/api/naps/${scene.someId}`
      const body = JSON.stringify({ businessName: 'New', address1: '1 Elm Street', phone: '555 0100' })

      const list = await compare(urls, scene, newest)
      tails.push(list.ours.p99)
      rows.push(
        row(
          `list 20 newest of 1,000, ${inTable}, with total`,
          list.ours.perSecond,
          list.floor.perSecond,
          0.7,
        ),
      )
      if (size === 100_000) {
        const calls: [string, Call][] = [
          ['get', { path: one }],
          ['patch', { path: one, method: 'PATCH', body: '{"phone":"555 0199"}' }],
          ['create', { path: '/api/naps', method: 'POST', body }],
        ]
        for (const [name, call] of calls) {
          const figures = await compare(urls, scene, call)
          rows.push(row(`${name}, ${inTable}`, figures.ours.perSecond, figures.floor.perSecond, 0.6))
        }
      }
      await Promise.all([stop(ours.child), stop(floor.child)])
      await db.destroy()
    }
    const [small = 0, large = 0] = tails
    const ratio = large / small
    const name = 'p99 of the list at 100,000 beside 10,000'
    rows.push({ name, ours: large, floor: small, unit: 'ms', ratio, bar: '≤ 1.5', met: ratio <= 1.5 })
    return rows
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))
