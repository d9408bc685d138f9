import { setTimeout as delay } from 'node:timers/promises'
import { refuseUnfinished } from '../domains/operations/backup/restore-marker.ts'
import { readSettings, type Settings } from '../platform/config/read-environment.ts'
import { StartFailure } from '../platform/config/startup-error.ts'
import { createLog, logFormatOf, type Log } from '../platform/log/create-log.ts'
import { createShutdownStack, type ShutdownStack } from '../platform/process/shutdown-stack.ts'
import { prepareDataFolder } from '../platform/data-folder/prepare-data-folder.ts'
import { lockDataFolder } from '../platform/data-folder/data-folder-lock.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { watchForShutdown, type StopWatch } from '../platform/process/stop-signals.ts'

export interface RunOptions {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Checkout with the built web app, and the data folder unless DATA_DIR names another. */
  readonly projectRoot: string
  readonly onReady: () => void
}

/** Time limit of a shutdown in ms; then the process exits, and the next start cleans up. */
const longestStop = 45_000

const streams = {
  out: (line: string) => void process.stdout.write(`${line}\n`),
  err: (line: string) => void process.stderr.write(`${line}\n`),
}

/** Runs a process, from reading the environment to closing the last file. Returns its exit code. */
export async function run(options: RunOptions): Promise<number> {
  outliveReaders()
  const format = logFormatOf(options.environment.LOG_FORMAT)
  const log = createLog(format, streams)
  if (format === 'json') logWarnings(log)
  const watch = watchForShutdown(log.error)
  const closing = createShutdownStack(log.error)
  let code = 0
  try {
    const { drain } = await start(options, { closing, watch, log })
    options.onReady()
    code = (await watch.stopped).code
    await delay(drain)
  } catch (error) {
    log.error(error instanceof StartFailure ? `\n${error.message}\n` : unforeseen(error))
    code = 1
  }
  setTimeout(() => process.exit(1), longestStop).unref()
  const isClean = await closing.run()
  return isClean ? code : 1
}

/**
 * Ignores errors of stdout and stderr, because their reader may exit (`npm start | head`, a restarted
 * journal).
 */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Writes Node's own warnings to the log. */
function logWarnings(log: Log): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.error(warning.stack ?? warning.message))
}

interface Surroundings {
  readonly closing: ShutdownStack
  readonly watch: StopWatch
  readonly log: Log
}

/** Starts the product. Returns the drain time: the ms for which it still responds after a stop request. */
async function start(
  { environment, projectRoot }: RunOptions,
  { closing, watch, log }: Surroundings,
): Promise<{ readonly drain: number }> {
  const settings = readSettings(environment, projectRoot)
  await prepareDataFolder(settings.dataDir)
  if (!settings.sharesData) {
    const lock = await lockDataFolder(settings.dataDir, localAddress(settings))
    closing.add('lock', lock.release)
    void watch.stopped.then(lock.announceStop)
  }
  await refuseUnfinished(settings.dataDir)
  // the product's modules take longer to load than PostgreSQL to start, so its process is started first
  const loadParts = () => import('./start-roles.ts')
  const database = await openDatabase(settings, log.info, () =>
    loadParts().catch(() => 'reported below, where it is awaited'),
  )
  closing.add('database', database.stop)
  void database.died.then((reason) => watch.stop({ code: 1, reason }))
  const { startRoles } = await loadParts()
  const stopping = new AbortController()
  let isCrash = false
  void watch.stopped.then((stop) => {
    isCrash = stop.isCrash === true
    stopping.abort()
  })
  await startRoles({
    settings,
    projectRoot,
    databaseUrl: database.url,
    sessionUrl: database.sessionUrl,
    closing,
    complain: log.error,
    stopping: stopping.signal,
    isCrash: () => isCrash,
  })
  log.info(readyLine(settings))
  return { drain: settings.roles.has('web') ? settings.drainSeconds * 1_000 : 0 }
}

function readyLine(settings: Settings): string {
  if (!settings.roles.has('web'))
    return 'Web 2 Manager is ready as a worker, without a web server (ROLES=worker).'
  return `Web 2 Manager is ready: ${localAddress(settings)}`
}

/** Returns the product's URL for browsers on this machine. */
function localAddress({ host, port }: Settings): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']
  return `http://${everywhere.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function unforeseen(error: unknown): string {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `\nThe start failed unexpectedly. No saved data is lost. Please report this:\n${trace}\n`
}
