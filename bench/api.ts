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

const ownRows = 1_000
/** Accounts filled by one statement, so that it stays within the statement timeout. */
const accountsAtOnce = 100
/** Rows of all accounts together. */
const sizes = [10_000, 100_000, 1_000_000]
/** Table size for the rows that read and write single records. */
const usualSize = 100_000

interface Scene {
  readonly db: Kysely<Database>
  readonly accountId: string
  readonly token: string
  readonly someId: string
}

/**
 * Adds accounts with a thousand listings each, until the table holds `size`. The first account is the
 * measured one.
 */
const seed = async (db: Kysely<Database>, size: number): Promise<Scene> => {
  const { accountId, token } = await signedInAccount(db)
  const others = Array.from({ length: size / ownRows - 1 }, () => uuidV7())
  const accountIds = [accountId, ...others]
  await sql`insert into accounts (id, name, is_active) select unnest(${others}::uuid[]), 'bench', true`.execute(
    db,
  )
  for (let at = 0; at < accountIds.length; at += accountsAtOnce)
    await sql`insert into naps (id, account_id, business_name, address1, phone, about_us_blurb, created_at)
      select gen_random_uuid(), account, 'Business ' || n, n || ' Elm Street', '555 ' || n, repeat('What we do. ', 20),
        now() - make_interval(secs => n)
      from generate_series(1, ${ownRows}::int) as n,
        unnest(${accountIds.slice(at, at + accountsAtOnce)}::uuid[]) as account`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { id: someId } = await db
    .selectFrom('naps')
    .select('id')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirstOrThrow()
  return { db, accountId, token, someId }
}

const newest: Call = { path: '/api/naps?$sort[createdAt]=-1&$limit=20' }

/**
 * Measures the API against bare Fastify handlers with the same statements, on the embedded PostgreSQL as
 * shipped.
 */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  try {
    const rows: Row[] = []
    const tails: number[] = []
    for (const size of sizes) {
      const db = connect({ url: postgres.url, applicationName: 'bench' })
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public`.execute(db)
      await migrate(postgres.url)
      const scene = await seed(db, size)
      const [ours, floor] = await Promise.all([
        startServer('ours', postgres.url, scene.accountId),
        startServer('floor', postgres.url, scene.accountId),
      ])
      const servers = { ours, floor }
      const inTable = `of ${size.toLocaleString('en')}`
      const one = `/api/naps/${scene.someId}`
      const body = JSON.stringify({ businessName: 'New', address1: '1 Elm Street', phone: '555 0100' })

      const list = await compare(servers, scene.token, newest)
      tails.push(list.ours.p99)
      rows.push(
        requestsRow(
          `list 20 newest of 1,000, ${inTable}, with total`,
          list.ours.perSecond,
          list.floor.perSecond,
          0.7,
        ),
      )
      if (size === usualSize) {
        const calls: [string, Call][] = [
          ['get', { path: one }],
          ['patch', { path: one, method: 'PATCH', body: '{"phone":"555 0199"}' }],
          ['create', { path: '/api/naps', method: 'POST', body }],
        ]
        for (const [name, call] of calls) {
          const figures = await compare(servers, scene.token, call)
          rows.push(requestsRow(`${name}, ${inTable}`, figures.ours.perSecond, figures.floor.perSecond, 0.6))
        }
      }
      await Promise.all([stopServer(ours), stopServer(floor)])
      await db.destroy()
    }
    const [small = 0, large = 0] = [tails[0], tails.at(-1)]
    const ratio = large / small
    const name = 'p99 of the list at 1,000,000 beside 10,000'
    rows.push({ name, ours: large, floor: small, unit: 'ms', ratio, bar: '≤ 1.5', met: ratio <= 1.5 })
    return rows
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))
