import type { AppContext } from '../context.ts'
import { purgeDeleted } from '../commands/documents/purge-deleted.ts'
import { purgeDownloads } from '../commands/downloads/purge-downloads.ts'
import { purgeImports } from '../commands/imports/purge-imports.ts'
import { purgePublications } from '../commands/publish/purge-publications.ts'
import { startBoss } from './boss.ts'
import { registry } from './registry.ts'
import { wakeDueRuns } from './wake-due-runs.ts'

export interface Worker {
  /** Takes no new jobs, tells those at work to come to an end, and waits for them. */
  stop(): Promise<void>
}

/** Milliseconds between looks for runs that nobody works on: their worker was killed, or their time has come. */
const sweepInterval = 5_000
/** Milliseconds between looks for records that were deleted long ago. */
const purgeInterval = 10 * 60_000
const stopTimeout = 30_000

/** Works on jobs until stopped. Runs that a killed worker left are taken up at once. */
export const startWorker = async (
  context: AppContext,
  onError: (error: Error) => void = (error) => process.emitWarning(error),
): Promise<Worker> => {
  const boss = await startBoss(context.db, { supervise: true, onError })
  const stopping = new AbortController()

  for (const { job, concurrency, load } of registry) {
    await boss.work<{ runId: string }>(
      job.name,
      { pollingIntervalSeconds: 0.5, localConcurrency: concurrency, batchSize: 1 },
      async (taken) => {
        const handle = await load()
        for (const { data } of taken) await handle(data, { context, signal: stopping.signal })
      },
    )
  }

  const kinds = registry.map(({ job }) => job)
  const sweep = () => wakeDueRuns(context, kinds).catch(onError)
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, sweepInterval)
  const purge = async () => {
    for (const purgeOne of [purgeDeleted, purgePublications, purgeDownloads, purgeImports])
      await purgeOne(context).catch(onError)
  }
  let purging = purge()
  const purgeTimer = setInterval(() => {
    purging = purging.then(purge)
  }, purgeInterval)
  await sweeping

  return {
    stop: async () => {
      clearInterval(timer)
      clearInterval(purgeTimer)
      stopping.abort()
      await sweeping
      await purging
      await boss.stop({ close: false, graceful: true, timeout: stopTimeout })
    },
  }
}
