import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childrenOf } from '../../platform/db/embedded/child-processes.ts'
import { clusterFolder } from '../../platform/db/embedded/data-cluster.ts'
import { defaultRestarts } from '../../platform/db/embedded/supervise-server.ts'
import { isPostmasterOf, readPostmasterFile } from '../../platform/db/embedded/lock-file.ts'
import { startEmbedded } from '../../platform/db/embedded/start-embedded.ts'
import { clusterSecret } from '../cluster/start-cluster.ts'
import { createPlace, type TestInstallation, type Running } from '../processes/product-process.ts'

/** Targets to kill: a whole process, or one database session, upon which PostgreSQL ends all sessions. */
export const victims = ['web', 'worker', 'database', 'session'] as const
export type Victim = (typeof victims)[number]

export interface ChaosPlace {
  readonly url: string
  readonly dataDir: string
  readonly databaseUrl: string
  readonly sitesPort: number
  /** Kills with `kill -9` at a random moment. Returns false if the target did not exist. */
  kill(victim: Victim, random: () => number): Promise<boolean>
  /** Output of processes that ended unexpectedly after they had started to work. */
  readonly surprises: readonly string[]
  /** Number of times the database had to be ended because it hung. */
  stoodStill(): number
  output(): string
  stop(): Promise<void>
}

const isAtWork = (running: Running) => / is ready: http|is ready as a worker/.test(running.output())

/** Restarts a process whenever it has ended, as systemd does. */
const keepAlive = (start: () => Running, surprises: string[]) => {
  let running = start()
  let isStopped = false
  let lastWords = ''
  const live = async () => {
    while (!isStopped) {
      const code = await running.ended
      if (isStopped) return
      // null: it was killed; a start without a database ends, and is repeated
      if (code !== null && isAtWork(running)) surprises.push(running.output())
      if (code !== null) lastWords = `${running.output()}\n(ended with code ${code})`
      running = start()
    }
  }
  const living = live()
  return {
    ready: running.ready,
    kill: () => {
      void running.kill('SIGKILL')
      return true
    },
    output: () => `${lastWords}\n${running.output()}`,
    stop: async () => {
      isStopped = true
      await running.kill('SIGTERM')
      await living
    },
  }
}

const killPostmaster = async (files: string): Promise<boolean> => {
  const found = await readPostmasterFile(files)
  if (!found || !(await isPostmasterOf(found.pid, files))) return false
  process.kill(found.pid, 'SIGKILL')
  return true
}

/** Kills one of PostgreSQL's processes below the postmaster, found through /proc (Linux). */
const killSession = async (files: string, random: () => number): Promise<boolean> => {
  const found = await readPostmasterFile(files)
  if (!found || !(await isPostmasterOf(found.pid, files))) return false
  const children = (await childrenOf(found.pid)) ?? []
  const chosen = children[Math.floor(random() * children.length)]
  if (chosen === undefined) return false
  try {
    process.kill(chosen.pid, 'SIGKILL')
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

/** Starts a web instance, a worker, and the embedded PostgreSQL below them, which the product restarts. */
export const startChaosPlace = async (environment: Readonly<Record<string, string>>): Promise<ChaosPlace> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-chaos-'))
  const said: string[] = []
  const database = await startEmbedded({
    dataDir,
    log: (line) => said.push(line),
    restarts: { ...defaultRestarts, mostFailures: Number.POSITIVE_INFINITY },
  })
  const files = clusterFolder(dataDir)
  const web: TestInstallation = await createPlace(dataDir)
  const worker: TestInstallation = await createPlace(dataDir)
  const sitesPort = Number(new URL(web.sitesUrl).port)
  const shared = {
    ...environment,
    DATABASE_URL: database.url,
    SHARED_DATA_DIR: 'yes',
    APP_SECRET: clusterSecret,
    PUBLIC_URL: web.url,
  }
  const surprises: string[] = []
  const nodes = {
    web: keepAlive(() => web.start({ ...shared, ROLES: 'web' }), surprises),
    worker: keepAlive(
      () => worker.start({ ...shared, ROLES: 'worker', SITES_PORT: String(sitesPort) }),
      surprises,
    ),
  }
  const stop = async () => {
    await Promise.all([nodes.web.stop(), nodes.worker.stop()])
    await database.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    await Promise.all([nodes.web.ready, nodes.worker.ready])
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: web.url,
    dataDir,
    databaseUrl: database.url,
    sitesPort,
    surprises,
    kill: async (victim, random) => {
      if (victim === 'database') return killPostmaster(files)
      if (victim === 'session') return killSession(files, random)
      return nodes[victim].kill()
    },
    stoodStill: () => said.filter((line) => line.includes('recovery is stuck')).length,
    output: () =>
      [
        ...said.slice(-20),
        nodes.web.output().slice(-2_000),
        nodes.worker.output().slice(-2_000),
        readFileSync(join(dataDir, 'postgres.log'), 'utf8').slice(-3_000),
      ].join('\n'),
    stop,
  }
}
