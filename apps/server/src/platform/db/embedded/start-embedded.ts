import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { clusterFolder, ensureCluster, names } from './data-cluster.ts'
import { DiskFullFailure } from './explain-failure.ts'
import { superviseServer, type RestartPolicy } from './supervise-server.ts'
import { isRunning, launch } from './start-server.ts'
import { createLauncher } from './launcher.ts'
import { createListeningPlace } from './listen-address.ts'
import { stopOrphan, stopPostmaster } from './lock-file.ts'
import { openServerLog } from './server-log.ts'
import { defaultSettings, type Settings } from './server-settings.ts'
import { watchRecovery } from './watch-crash-recovery.ts'

export interface EmbeddedOptions {
  /** Existing folder that no other process of the product uses. */
  readonly dataDir: string
  /** Reports progress to the operator. */
  readonly log: (line: string) => void
  readonly settings?: Settings
  /** Called once PostgreSQL's process runs, some 40 ms before it is ready, for concurrent work. */
  readonly onLaunch?: () => void
  readonly restarts?: RestartPolicy
}

export interface EmbeddedPostgres {
  /** Connects as the product's own role, which is not a superuser. */
  readonly url: string
  readonly superuserUrl: string
  /** Resolves with a message if PostgreSQL ended without `stop` and could not be restarted. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

/**
 * Runs npm's PostgreSQL on the files below `dataDir` until it is stopped. Creates the files on the first
 * start. If PostgreSQL ends unexpectedly, restarts it at the same address.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings, onLaunch, restarts } = options
  const files = clusterFolder(dataDir)
  await stopOrphan(files, log)
  const launcher = await createLauncher(await findBinaries(), dataDir)
  const credentials = await ensureCluster(dataDir, launcher)
  const place = await createListeningPlace(dataDir, launcher)
  const serverLog = openServerLog(dataDir)
  const all = { ...defaultSettings, ...place.settings, ...settings }
  const server = { launcher, files, settings: all, log: serverLog }
  // from its launch on, because a start can get stuck in recovery as well
  const launchWatched = (launched?: (child: ChildProcess) => void, signal?: AbortSignal) =>
    launch(
      server,
      (child) => {
        launched?.(child)
        watchRecovery(child, files, log)
      },
      signal,
    )
  const kept = superviseServer(await launchWatched(onLaunch), {
    start: launchWatched,
    isDiskFull: (error) => error instanceof DiskFullFailure,
    log,
    policy: restarts,
  })
  return {
    url: place.url(names.app, credentials.app, names.database),
    superuserUrl: place.url(names.superuser, credentials.superuser, names.database),
    died: kept.gaveUp.then((sentence) => `${sentence} See ${join(dataDir, 'postgres.log')}.`),
    stop: async () => {
      const child = kept.stop()
      if (child && isRunning(child)) await stopPostmaster(child.pid!, files)
      await kept.settled
      serverLog.close()
      await place.remove()
    },
  }
}
