import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { clusterFolder, ensureCluster, names } from './cluster.ts'
import { explainFailure } from './explain-failure.ts'
import { createLauncher, type Launcher } from './launcher.ts'
import { createListeningPlace } from './listening-place.ts'
import { readPostmasterFile, stopOrphan, stopPostmaster } from './postmaster.ts'
import { openServerLog, type ServerLog } from './server-log.ts'
import { defaultSettings, settingArguments, type Settings } from './settings.ts'

export interface EmbeddedOptions {
  /** An existing folder that no other process of ours uses at the same time. */
  readonly dataDir: string
  /** Progress worth telling the person who starts. */
  readonly log: (line: string) => void
  readonly settings?: Settings
  /** Called when PostgreSQL's process runs, some 40 ms before it is ready: the time for work of one's own. */
  readonly onLaunch?: () => void
}

export interface EmbeddedPostgres {
  /** Connects as the product's own role, which is not a superuser. */
  readonly url: string
  readonly superuserUrl: string
  /** Resolves with a sentence if PostgreSQL ends without `stop`. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

/** Runs the PostgreSQL of npm's package on the files below `dataDir`, which are made on the first start. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings, onLaunch } = options
  const files = clusterFolder(dataDir)
  await stopOrphan(files, log)
  const launcher = await createLauncher(await findBinaries(), dataDir)
  const credentials = await ensureCluster(dataDir, launcher)
  const place = await createListeningPlace(dataDir, launcher)
  const serverLog = openServerLog(dataDir)
  const all = { ...defaultSettings, ...place.settings, ...settings }
  const child = await launch(launcher, files, all, serverLog, onLaunch)
  const died = Promise.withResolvers<string>()
  const report = (code: number | null, signal: string | null) =>
    died.resolve(
      `The database ended by itself (${signal ?? `exit code ${code}`}). ` +
        `Its last words are in ${join(dataDir, 'postgres.log')}.`,
    )
  child.once('exit', report)
  return {
    url: place.url(names.app, credentials.app, names.database),
    superuserUrl: place.url(names.superuser, credentials.superuser, names.database),
    died: died.promise,
    stop: async () => {
      child.off('exit', report)
      if (isRunning(child)) await stopPostmaster(child.pid!, files)
      serverLog.close()
      await place.remove()
    },
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Sessions of a killed PostgreSQL notice it within moments and hold its shared memory until then. */
const busyMemory = /pre-existing shared memory block .* still in use/

async function launch(
  launcher: Launcher,
  files: string,
  settings: Settings,
  log: ServerLog,
  onLaunch?: () => void,
): Promise<ChildProcess> {
  for (let patience = 50; ; patience -= 1) {
    const child = launcher.start(
      launcher.binaries.postgres,
      ['-D', files, ...settingArguments(settings)],
      log.fd,
    )
    onLaunch?.()
    if (await becomesReady(child, files)) return child
    const words = log.tail()
    if (patience === 0 || !busyMemory.test(words)) throw explainFailure(words, files)
    await delay(100)
  }
}

async function becomesReady(child: ChildProcess, files: string): Promise<boolean> {
  const failure = new Promise<never>((_, reject) => child.once('error', reject))
  for (;;) {
    await Promise.race([delay(10), failure])
    if (!isRunning(child)) return false
    const file = await readPostmasterFile(files)
    if (file?.pid === child.pid && file?.ready) return true
  }
}
