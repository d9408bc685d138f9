import { contributions } from '@web2/server/src/main/contributions.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { firstCards, planCards } from '@web2/contract/articles'
import { startGeneration } from '@web2/server/src/domains/articles/generation/start-generation.ts'
import { changeSettings } from '@web2/server/src/domains/accounts/settings/change-settings.ts'
import type { Config } from '@web2/server/src/platform/config/config.ts'
import { publicServices } from '@web2/server/src/platform/config/service-addresses.ts'
import { jobDefinitions } from '@web2/server/src/main/job-definitions.ts'
import { createJobQueue } from '@web2/server/src/platform/jobs/job-queue.ts'
import { createSharedObjects } from '@web2/server/src/platform/shared-objects.ts'
import { appSecret, startServer, stopServer } from './api-load.ts'
import { percentile, secondsOf } from './figures.ts'
import { openDatabase, type Db } from './publishing-scene.ts'
import { table, type Row } from './row.ts'
import { signedInAccount } from './signed-in-account.ts'

const articles = Number(process.env.BENCH_ARTICLES ?? 1_000)
const workers = 2
/** The outline of a new generation: a title, an introduction, three headings with two paragraphs each. */
const cards = firstCards()
const texts = planCards(cards).length

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const end = async (child: ChildProcess) => {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/** Milliseconds between two requests of the list. */
const lookEvery = 40

/** Returns the milliseconds of each list request until `isOver` returns true. */
const listLatencies = async (url: string, token: string, isOver: () => boolean | Promise<boolean>) => {
  const taken: number[] = []
  while (!(await isOver())) {
    const begun = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
    taken.push(performance.now() - begun)
    await pause(lookEvery)
  }
  return taken
}

const startStub = async () => {
  const child = fork(file('./articles-stub.ts'))
  const [port] = (await once(child, 'message')) as [number]
  return { child, baseUrl: `http://127.0.0.1:${port}/v1` }
}

/** Returns the articles per second of two bare loops. */
const floorRate = async (url: string, accountId: string, baseUrl: string): Promise<number> => {
  const args = [url, accountId, baseUrl, String(articles / workers)]
  const loops = Array.from({ length: workers }, () => fork(file('./articles-floor.ts'), args))
  await Promise.all(loops.map((loop) => once(loop, 'message')))
  const seconds = await secondsOf(async () => {
    const gone = loops.map((loop) => once(loop, 'exit'))
    for (const loop of loops) loop.send('go')
    await Promise.all(gone)
  })
  return articles / seconds
}

const startWorkerProcess = async (config: Config, databaseUrl: string): Promise<ChildProcess> => {
  const child = fork(file('../apps/server/src/testing/kills/worker-process.ts'), {
    env: { ...process.env, CONFIG: JSON.stringify({ ...config, roles: [] }), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

const writtenCount = async (db: Db): Promise<number> => {
  const { written } = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .where('kind', '=', 'write-article')
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(written)
}

/** Writes a thousand queued articles with two workers, while a client requests the list. */
const measure = async () => {
  const database = await openDatabase()
  const { db, url, dataDir } = database
  const stub = await startStub()
  const services = { ...publicServices, openai: stub.baseUrl }
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    sitesPort: 0,
    dataDir,
    databaseUrl: url,
    storage: undefined,
    roles: new Set(['worker']),
    appSecret,
    publicUrl: 'http://localhost',
    hostedDomain: '',
    egressAllow: [],
    billing: { kind: 'manual' },
    indexNowUrl: 'http://127.0.0.1:9/indexnow',
    metricsToken: undefined,
    metricsPort: undefined,
    drainSeconds: 0,
    logFormat: 'text',
    services,
    mail: undefined,
  }
  const jobs = await createJobQueue(db, jobDefinitions, (error) => console.error(error))
  const now = () => new Date()
  const context = {
    config,
    db,
    jobs,
    contributions,
    shared: createSharedObjects(),
    databaseUrl: url,
    log: console.error,
    now,
  }
  try {
    const { accountId, token } = await signedInAccount(db)
    const { userId } = await db
      .selectFrom('memberships')
      .select('userId')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    await db.updateTable('accounts').set({ tier: 'platinum' }).where('id', '=', accountId).execute()
    const owner = { accountId, userId }
    await changeSettings(context, owner, { openAi: { apiKey: 'bench' } })
    const floor = await floorRate(url, accountId, stub.baseUrl)
    for (let at = 0; at < articles; at += 1)
      await startGeneration(context, owner, { keyword: `roses ${at}`, cards: [...cards] })

    const server = await startServer('ours', url, accountId)
    const list = `${server.url}/api/articles?$sort[createdAt]=-1&$limit=20`
    const seen = async (many: number) => {
      let left = many
      return listLatencies(list, token, () => left-- <= 0)
    }
    await seen(50)
    const idle = await seen(200)
    const children = await Promise.all(Array.from({ length: workers }, () => startWorkerProcess(config, url)))
    const begun = performance.now()
    let over = 0
    const counting = (async () => {
      while ((await writtenCount(db)) < articles) await pause(100)
      over = performance.now()
    })()
    const loaded = await listLatencies(list, token, () => over > 0)
    await counting
    await Promise.all(children.map((child) => end(child)))
    await stopServer(server)
    return { floor, ours: (articles * 1_000) / (over - begun), idle, loaded }
  } finally {
    await jobs.stop()
    await end(stub.child)
    await database.close()
  }
}

const rateRow = (name: string, unit: string, each: number, ours: number, floor: number, bar = 0): Row => ({
  name,
  ours: ours * each,
  floor: floor * each,
  unit,
  ratio: ours / floor,
  bar: bar === 0 ? '' : `≥ ${bar} ${unit}`,
  met: ours * each >= bar,
})

/**
 * Measures articles of the default outline, `texts` texts each, written by two workers with a service that
 * answers immediately. The floor is two bare loops with the same SDK and one INSERT per article.
 */
export const run = async (): Promise<Row[]> => {
  const { ours, floor, idle, loaded } = await measure()
  const [still, busy] = [percentile(idle, 0.95), percentile(loaded, 0.95)]
  const queued = `${articles.toLocaleString('en')} queued articles of ${texts} texts, ${workers} workers`
  return [
    rateRow(queued, 'articles/s', 1, ours, floor, 50),
    rateRow('the same in texts', 'texts/s', texts, ours, floor),
    {
      name: 'p95 of a list request during that, and idle',
      ours: busy,
      floor: still,
      unit: 'ms',
      ratio: busy / still,
      bar: '≤ 2 × idle',
      met: busy <= 2 * still,
    },
  ]
}

if (import.meta.main) console.log(table(await run()))
