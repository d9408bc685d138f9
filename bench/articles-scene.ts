import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { contributions } from '@web2/server/src/main/contributions.ts'
import { jobDefinitions } from '@web2/server/src/main/job-definitions.ts'
import { changeSettings } from '@web2/server/src/domains/accounts/settings/change-settings.ts'
import type { Config } from '@web2/server/src/platform/config/config.ts'
import { publicServices } from '@web2/server/src/platform/config/service-addresses.ts'
import type { Settings } from '@web2/server/src/platform/db/embedded/server-settings.ts'
import { createJobQueue } from '@web2/server/src/platform/jobs/job-queue.ts'
import { createSharedObjects } from '@web2/server/src/platform/shared-objects.ts'
import { testConfig } from '@web2/server/src/testing/test-config.ts'
import { appSecret, startServer, stopServer } from './api-load.ts'
import { openDatabase, type Db } from './publishing-scene.ts'
import { releasedAtTheEnd } from './release.ts'
import { signedInAccount } from './signed-in-account.ts'

/** Processes that write, as many as there are bare loops. */
export const workers = 2

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A process of a benchmark with its end, which an interrupted run reaches too. */
export interface Child {
  readonly child: ChildProcess
  readonly end: () => Promise<void>
}

const watched = (child: ChildProcess): Child => {
  const end = releasedAtTheEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    // it ends in order, so that it can write its profile
    if (child.connected) child.disconnect()
    else child.kill()
    await gone
  })
  return { child, end }
}

/** Starts a text service on loopback. */
export const startStub = async (module: string) => {
  const started = watched(fork(file(module)))
  const [port] = (await once(started.child, 'message')) as [number]
  return { ...started, baseUrl: `http://127.0.0.1:${port}/v1` }
}

/** Starts a bare loop, which answers once it is ready. */
export const startLoop = async (module: string, args: readonly string[]): Promise<Child> => {
  const started = watched(fork(file(module), args))
  await once(started.child, 'message')
  return started
}

/** Starts a worker of the product. With a folder, it leaves a V8 profile there. */
export const startWorkerProcess = async (
  config: Config,
  databaseUrl: string,
  profiles: string | undefined = process.env.BENCH_PROFILES,
): Promise<Child> => {
  const child = fork(file('../apps/server/src/testing/kills/worker-process.ts'), {
    env: { ...process.env, CONFIG: JSON.stringify({ ...config, roles: [] }), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return watched(child)
}

/** Milliseconds between two requests of the list. */
const lookEvery = 40

/** Returns the milliseconds of each list request until `isOver` returns true. */
export const listLatencies = async (
  url: string,
  token: string,
  isOver: () => boolean | Promise<boolean>,
): Promise<number[]> => {
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

/** Returns how many runs have written their article. */
export const writtenCount = async (db: Db): Promise<number> => {
  const { written } = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .where('kind', '=', 'write-article')
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(written)
}

/** Ticks of a process's clock in a second (USER_HZ), which Linux fixes for all programs. */
const ticksPerSecond = 100

/** Returns the processor time of a process so far, in ms; 0 where there is no /proc. */
export const cpuOfProcess = ({ pid }: ChildProcess): number => {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // the name in brackets may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
}

/** Opens a database with an account that has a key for the text service at `baseUrl`, and starts a server. */
export const openArticles = async (baseUrl: string, settings?: Settings) => {
  const { db, url, dataDir, superuserUrl, close } = await openDatabase(settings)
  const config: Config = {
    ...testConfig,
    dataDir,
    databaseUrl: url,
    roles: new Set(['worker']),
    appSecret,
    services: { ...publicServices, openai: baseUrl },
  }
  const jobs = await createJobQueue(db, jobDefinitions, (error) => console.error(error))
  const context = {
    config,
    db,
    jobs,
    contributions,
    shared: createSharedObjects(),
    databaseUrl: url,
    log: console.error,
    now: () => new Date(),
  }
  const { accountId, userId, token } = await signedInAccount(db)
  await db.updateTable('accounts').set({ tier: 'platinum' }).where('id', '=', accountId).execute()
  const owner = { accountId, userId }
  await changeSettings(context, owner, { openAi: { apiKey: 'bench' } })
  const server = await startServer('ours', url, accountId)
  const list = `${server.url}/api/articles?$sort[createdAt]=-1&$limit=20`
  return {
    context,
    owner,
    url,
    superuserUrl,
    /** Returns the ms of each request of the newest articles until `isOver` returns true. */
    lists: (isOver: () => boolean) => listLatencies(list, token, isOver),
    close: async () => {
      await stopServer(server)
      await jobs.stop()
      await close()
    },
  }
}
