import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { napBatchRows } from '@web2/contract/listings'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { signedInAccount } from './signed-in-account.ts'
import {
  alternately,
  compare,
  requestsRow,
  startServer,
  stopServer,
  type Call,
  type Server,
} from './api-load.ts'
import { listCpuRow } from './database-cpu.ts'
import { median, secondsOf } from './figures.ts'
import { table, type Row } from './row.ts'

const listed = 100_000
const fewListed = 1_000
const imported = 10_000
const rounds = 3

/** Adds listings with names of two of many words, so that a search finds a few of them. */
const seed = async (db: Kysely<Database>, accountId: string, rows: number): Promise<void> => {
  await sql`insert into naps (id, account_id, business_name, address1, city, phone, about_us_blurb, created_at)
    select gen_random_uuid(), ${accountId}, substr(md5(n::text), 1, 8) || ' ' || substr(md5((n + 1)::text), 1, 6),
      n || ' Elm Street', substr(md5((n % 500)::text), 1, 7), '415 ' || n, repeat('What we do. ', 20),
      now() - make_interval(secs => n)
    from generate_series(1, ${rows}::int) as n`.execute(db)
}

/** Part of a few dozen of all names. */
const word = '7e1b'

const lists: readonly (readonly [name: string, call: Call])[] = [
  ['20 newest', { path: '/api/naps?$sort[createdAt]=-1&$limit=20', floorPath: '/floor/newest' }],
  [
    '20 from the 50,000th',
    { path: '/api/naps?$sort[createdAt]=-1&$limit=20&$skip=50000', floorPath: '/floor/deep' },
  ],
  ['20 by name', { path: '/api/naps?$sort[businessName]=1&$limit=20', floorPath: '/floor/by-name' }],
  [
    'a part of the business name',
    {
      path: `/api/naps?businessName[$search]=${word}&$sort[businessName]=1&$limit=20`,
      floorPath: `/floor/name?q=${word}`,
    },
  ],
  [
    'the list’s search, four fields',
    {
      path: `/api/naps?${['businessName', 'address1', 'city', 'phone']
        .map((field, at) => `$or[${at}][${field}][$search]=${word}`)
        .join('&')}&$sort[createdAt]=-1&$limit=20`,
      floorPath: `/floor/search?q=${word}`,
    },
  ],
]

/** Lists that are as fast in a large account as in a small one. */
const independent: readonly (readonly [name: string, path: string, least: number])[] = [
  ['20 newest with total', '/api/naps?$sort[createdAt]=-1&$limit=20', 0.8],
  [
    '20 newest of those with a part of the name, with total',
    `/api/naps?businessName[$search]=${word}&$sort[createdAt]=-1&$limit=20`,
    0.5,
  ],
  [
    '20 newest that the search over four fields finds, with total',
    `/api/naps?${['businessName', 'address1', 'city', 'phone']
      .map((field, at) => `$or[${at}][${field}][$search]=${word}`)
      .join('&')}&$sort[createdAt]=-1&$limit=20`,
    0.5,
  ],
]

const rows = Array.from({ length: imported }, (_, at) => ({
  businessName: `Imported ${at}`,
  address1: `${at} Oak Road`,
  phone: `415 555 ${at}`,
}))

/** Imports the rows in batches, one after the other, as the bulk add screen sends them. */
const importAll = async (url: string, token: string): Promise<void> => {
  const importId = randomUUID()
  for (let batch = 0; batch * napBatchRows < imported; batch += 1) {
    const part = rows.slice(batch * napBatchRows, (batch + 1) * napBatchRows)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ importId, batch, rows: part }),
    })
    const { created } = (await answer.json()) as { created?: number }
    if (created !== part.length) throw new Error(`${url} added ${created} of ${part.length} rows`)
  }
}

const bulkRow = async (servers: { ours: Server; floor: Server }, token: string): Promise<Row> => {
  const ours: number[] = []
  const floor: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await secondsOf(() => importAll(`${servers.floor.url}/floor/batch`, token)))
    ours.push(await secondsOf(() => importAll(`${servers.ours.url}/api/naps-bulk-generator`, token)))
  }
  const [seconds, least] = [median(ours), median(floor)]
  return {
    name: `bulk import of ${imported.toLocaleString('en')} rows`,
    ours: seconds,
    floor: least,
    unit: 's',
    ratio: seconds / least,
    bar: '≤ 10 s',
    met: seconds <= 10,
  }
}

/**
 * Measures long lists of one account: paging, search, order and bulk import, against bare handlers with the
 * same statements.
 */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  try {
    await migrate(postgres.url)
    const db = connect({ url: postgres.url, applicationName: 'bench' })
    const { accountId, token } = await signedInAccount(db)
    const small = await signedInAccount(db)
    await seed(db, accountId, listed)
    await seed(db, small.accountId, fewListed)
    await sql`vacuum analyze`.execute(db)
    const [ours, floor] = await Promise.all([
      startServer('ours', postgres.url, accountId),
      startServer('floor', postgres.url, accountId),
    ])
    const servers = { ours, floor }
    const measured: Row[] = []
    for (const [name, call] of lists) {
      const figures = await compare(servers, token, call)
      const title = `${name}, of ${listed.toLocaleString('en')} with total`
      measured.push(requestsRow(title, figures.ours.perSecond, figures.floor.perSecond, 0.7))
    }
    for (const [name, path, least] of independent) {
      const [many, few] = await alternately(ours.url, [token, small.token], { path })
      const title = `${name}, account of ${listed.toLocaleString('en')} rows, beside one of ${fewListed.toLocaleString('en')}`
      measured.push(requestsRow(title, many, few, least))
    }
    const few = { accountId: small.accountId, token: small.token }
    measured.push(await listCpuRow(db, { ...few, dataDir, server: ours }))
    await db.destroy()
    measured.push(await bulkRow(servers, token))
    await Promise.all([stopServer(ours), stopServer(floor)])
    return measured
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))
