import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { insertGeneration } from '@web2/server/src/domains/articles/generation/insert-generation.ts'
import { plannedCards } from '@web2/server/src/domains/articles/generation/plan-generation.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import {
  cpuOfProcess,
  openArticles,
  startLoop,
  startStub,
  startWorkerProcess,
  workers,
  writtenCount,
  type Child,
} from './articles-scene.ts'
import { percentile } from './figures.ts'
import { table, type Row } from './row.ts'

/** Articles altogether; BENCH_ARTICLES=120 takes about a minute. */
const articles = Number(process.env.BENCH_ARTICLES ?? 1_000)
/** Turns of both programs, one after the other, so that noise of the machine affects both. */
const rounds = 2
const perRound = Math.ceil(articles / rounds)
/** Articles written before anything is measured. */
const warmUp = 32
/** Brief, outline, introduction, six sections, review, details. */
const textsEach = 11
/** Folder for V8 profiles of the workers and a table of all statements. */
const profiles = process.env.BENCH_PROFILES

type Scene = Awaited<ReturnType<typeof openArticles>>

/** Queues articles in one transaction, so that the workers find all of them together. */
const queue = ({ context, owner }: Scene, many: number, from: number): Promise<void> =>
  context.db.transaction().execute(async (transaction) => {
    for (let at = from; at < from + many; at += 1) {
      const start = { keyword: `gutter cleaning ${at}`, plan: { runThrough: true } }
      await insertGeneration(context, transaction, owner, { start, plan: plannedCards(start) })
    }
  })

interface Turn {
  readonly seconds: number
  /** Processor ms of the two processes. */
  readonly cpu: number
}

const timed = async (children: readonly Child[], work: () => Promise<unknown>): Promise<Turn> => {
  const cpu = () => children.reduce((sum, { child }) => sum + cpuOfProcess(child), 0)
  const [before, begun] = [cpu(), performance.now()]
  await work()
  return { seconds: (performance.now() - begun) / 1_000, cpu: cpu() - before }
}

const together = (turns: readonly Turn[]): Turn => ({
  seconds: turns.reduce((sum, { seconds }) => sum + seconds, 0),
  cpu: turns.reduce((sum, { cpu }) => sum + cpu, 0),
})

/** Stores which statements took most of the database's time. */
const reportStatements = async (superuserUrl: string, folder: string, written: number): Promise<void> => {
  const db = connect({ url: superuserUrl, applicationName: 'bench statements' })
  const { rows } = await sql<{ calls: number; ms: number; rows: number; query: string }>`
    select calls, total_exec_time as ms, rows, query from pg_stat_statements order by total_exec_time desc`.execute(
    db,
  )
  await db.destroy()
  const all = rows.reduce((sum, { ms }) => sum + ms, 0)
  const calls = rows.reduce((sum, row) => sum + Number(row.calls), 0)
  const lines = rows.map(
    (row) =>
      `${((100 * row.ms) / all).toFixed(1)} %\t${(row.ms / written).toFixed(3)} ms\t${(Number(row.calls) / written).toFixed(2)} calls\t${row.query.replace(/\s+/g, ' ').slice(0, 160)}`,
  )
  const head = `${(all / written).toFixed(2)} ms and ${(calls / written).toFixed(1)} statements per article`
  await writeFile(join(folder, 'statements.txt'), [head, ...lines].join('\n'))
}

/** Lets two workers and two bare loops write planned articles in turn, while a client requests the list. */
const measure = async () => {
  const stub = await startStub('./planned-stub.ts')
  const counted = profiles === undefined ? undefined : { shared_preload_libraries: 'pg_stat_statements' }
  const scene = await openArticles(stub.baseUrl, counted)
  const { context, url, superuserUrl, lists, close } = scene
  try {
    const start = <Started>(one: () => Promise<Started>) => Promise.all(Array.from({ length: workers }, one))
    const products = await start(() => startWorkerProcess(context.config, url))
    const loops = await start(() => startLoop('./planned-floor.ts', [stub.baseUrl]))
    let written = 0
    const write = async (many: number) => {
      await queue(scene, many, written)
      written += many
      return timed(products, async () => {
        while ((await writtenCount(context.db)) < written) await pause(50)
      })
    }
    const loop = (many: number) =>
      timed(loops, () =>
        Promise.all(
          loops.map(async ({ child }) => {
            const ended = once(child, 'message')
            child.send(Math.ceil(many / workers))
            await ended
          }),
        ),
      )
    const lookAtIdle = (many: number) => {
      let left = many
      return lists(() => left-- <= 0)
    }

    await write(warmUp)
    await loop(warmUp)
    await lookAtIdle(50)
    const superuser = counted && connect({ url: superuserUrl, applicationName: 'bench statements' })
    if (superuser) await sql`create extension if not exists pg_stat_statements`.execute(superuser)
    await superuser?.destroy()
    const [ours, floor]: [Turn[], Turn[]] = [[], []]
    const [idle, loaded]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      idle.push(...(await lookAtIdle(100)))
      floor.push(await loop(perRound))
      let isOver = false
      const looking = lists(() => isOver)
      ours.push(await write(perRound).finally(() => (isOver = true)))
      loaded.push(...(await looking))
    }
    if (profiles !== undefined) await reportStatements(superuserUrl, profiles, perRound * rounds)
    await Promise.all([...products, ...loops].map(({ end }) => end()))
    return { ours: together(ours), floor: together(floor), idle, loaded }
  } finally {
    await stub.end()
    await close()
  }
}

/** Least share of the rate of the bare loops. */
const bar = 0.5
const mostWaiting = 1.5

/**
 * Measures queued planned articles, 11 answers of 150 chunks each, with a service that answers immediately. The floor is
 * two bare loops over `doStream` with the same questions, as many at once.
 */
export const run = async (): Promise<Row[]> => {
  const { ours, floor, idle, loaded } = await measure()
  const all = perRound * rounds
  const rate = ({ seconds }: Turn) => all / seconds
  const each = ({ cpu }: Turn) => cpu / all / textsEach
  const [still, busy] = [percentile(idle, 0.95), percentile(loaded, 0.95)]
  return [
    {
      name: `${all.toLocaleString('en')} queued planned articles of ${textsEach} answers, ${workers} workers, beside bare loops`,
      ours: rate(ours),
      floor: rate(floor),
      unit: 'articles/s',
      ratio: rate(ours) / rate(floor),
      bar: `≥ ${bar}`,
      met: rate(ours) >= bar * rate(floor),
    },
    {
      name: 'processor time of one answer in these processes',
      ours: each(ours),
      floor: each(floor),
      unit: 'ms',
      ratio: each(ours) / each(floor),
      bar: 'compared only',
      met: true,
    },
    {
      name: 'p95 of a list request during that, and idle',
      ours: busy,
      floor: still,
      unit: 'ms',
      ratio: busy / still,
      bar: `≤ ${mostWaiting} × idle`,
      met: busy <= mostWaiting * still,
    },
  ]
}

if (import.meta.main) console.log(table(await run()))
