import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { deleteOldEvents } from '@web2/server/src/platform/events/outbox/delete-old-events.ts'
import { cursorNow, eventsAfter } from '@web2/server/src/platform/events/outbox/read-events.ts'
import { recordEvent } from '@web2/server/src/platform/events/outbox/record-event.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { LiveSockets, type Connection } from '@web2/server/src/platform/events/live-sockets.ts'
import type { Caller } from '@web2/server/src/platform/auth/caller.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'

/** Rows at which each figure is taken; the first is the floor of the others. */
const sizes = [10_000, 100_000, 1_000_000] as const
const accounts = 100
const times = 200
/** Number of rounds of `times` actions. */
const turns = 3
/** Allowed ratio for a hundred times as many rows. */
const bar = 1.5

type Figures = Readonly<Record<string, number>>

/**
 * Returns the best median of three rounds, because the first one warms up and a freshly filled database still
 * writes.
 */
const millisecondsOf = async (action: () => Promise<unknown>, rounds = times): Promise<number> => {
  const medians: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await action()
      taken.push(performance.now() - start)
    }
    medians.push(median(taken))
  }
  return Math.min(...medians)
}

const bytesARow = async (db: Kysely<Database>, name: string, rows: number): Promise<number> => {
  const { rows: found } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${name}::regclass) as bytes`.execute(db)
  return found[0]!.bytes / rows
}

/** Adds campaign log entries of many accounts; they are never deleted. */
const campaignLog = async (db: Kysely<Database>, from: number, to: number): Promise<Figures> => {
  await sql`
    insert into campaign_logs (id, account_id, campaign_id, level, event, message, created_at)
    select gen_random_uuid(), account.id, account.id, 'info', 'published', 'Published “Article” on Garden blog.',
      now() - make_interval(secs => (${to} - n)::double precision)
    from generate_series(${from}::int + 1, ${to}::int) as n
    join lateral (select id from bench_accounts where place = n % ${accounts}) as account on true`.execute(db)
  await sql`vacuum analyze campaign_logs`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from bench_accounts where place = 7`.execute(db)
  const accountId = rows[0]!.id
  const newest = () =>
    sql`
    select * from campaign_logs where account_id = ${accountId} order by created_at desc, id desc limit 20`.execute(
      db,
    )
  const add = () =>
    db
      .insertInto('campaignLogs')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: null,
        campaignId: accountId,
        jobId: null,
        level: 'info',
        event: 'published',
        message: 'Published “Article” on Garden blog.',
      })
      .execute()
  return {
    '20 newest lines of a log': await millisecondsOf(newest),
    'a line is added': await millisecondsOf(add),
    'bytes of a line, with its indexes': await bytesARow(db, 'campaign_logs', to),
  }
}

/** Adds outbox events that wait to be deleted, as in a busy hour. */
const outbox = async (db: Kysely<Database>, from: number, to: number): Promise<Figures> => {
  const { rows } = await sql<{ id: string }>`select id from bench_accounts where place = 7`.execute(db)
  const accountId = rows[0]!.id
  await sql`
    insert into outbox (account_id, path, event, record, created_at)
    select ${accountId}, 'articles', 'patched', jsonb_build_object('_id', gen_random_uuid(), 'text', repeat('x', 300)),
      now() - interval '2 hours'
    from generate_series(${from}::int + 1, ${to}::int)`.execute(db)
  await sql`vacuum analyze outbox`.execute(db)
  const tell = () =>
    recordEvent(db, { accountId, path: 'articles', name: 'patched', record: { text: 'x'.repeat(300) } })
  const read = async () => eventsAfter(db, await cursorNow(db), { limit: 500 })
  return {
    'an event is sent': await millisecondsOf(tell),
    'a node asks for what is new': await millisecondsOf(read),
    'bytes of an event, with its indexes': await bytesARow(db, 'outbox', to),
  }
}

const caller = (accountId: string) => ({ accountId, sessionId: accountId }) as Caller

/** Opens an instance's sockets, five per account. */
const sockets = async (count: number): Promise<Figures> => {
  const live = new LiveSockets()
  let emitted = 0
  const socket = { emit: () => (emitted += 1), disconnect: () => undefined }
  for (let at = 0; at < count; at += 1) {
    const connection: Connection = {}
    live.attach(connection, socket)
    live.signIn(connection, 'token', caller(`account ${Math.floor(at / 5)}`))
  }
  const publish = async () => {
    for (let turn = 0; turn < 100; turn += 1)
      live.publish(`account ${turn}`, 'articles patched', {}, () => true)
  }
  const figure = await millisecondsOf(publish)
  if (emitted !== turns * times * 100 * 5) throw new Error(`${emitted} events were sent`)
  return { '100 events find the sockets of their accounts': figure }
}

const measure = async (): Promise<Map<number, Figures>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const database = await startEmbedded({ dataDir, log: () => undefined })
  await migrate(database.url)
  const db = connect({ url: database.url, applicationName: 'bench', statementTimeout: 0 })
  const all = new Map<number, Figures>()
  try {
    await sql`create table bench_accounts as
      select gen_random_uuid() as id, place from generate_series(0, ${accounts - 1}::int) as place`.execute(
      db,
    )
    await sql`insert into accounts (id, name) select id, 'Agency ' || place from bench_accounts`.execute(db)
    let from = 0
    for (const to of sizes) {
      all.set(to, {
        ...(await campaignLog(db, from, to)),
        ...(await outbox(db, from, to)),
        ...(await sockets(to)),
      })
      from = to
    }
    const cleaning = performance.now()
    await deleteOldEvents(db)
    console.log(`a million old events are removed in ${Math.round(performance.now() - cleaning)} ms`)
  } finally {
    await db.destroy()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return all
}

/** Measures each figure at 100 thousand and a million rows, against 10 thousand. */
export const run = async (): Promise<Row[]> => {
  const all = await measure()
  const first = all.get(sizes[0])!
  return sizes.slice(1).flatMap((size) =>
    Object.entries(all.get(size)!).map(([name, ours]) => {
      const floor = first[name]!
      return {
        name: `${name}, of ${size.toLocaleString('en')}`,
        ours,
        floor,
        unit: name.startsWith('bytes') ? 'bytes' : 'ms',
        ratio: ours / floor,
        bar: `at most ${bar} of that at ${sizes[0].toLocaleString('en')}`,
        met: ours / floor <= bar,
      }
    }),
  )
}

if (import.meta.main) console.log(table(await run()))
