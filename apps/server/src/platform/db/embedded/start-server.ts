import type { ChildProcess } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { explainFailure } from './explain-failure.ts'
import type { Launcher } from './launcher.ts'
import { readPostmasterFile } from './lock-file.ts'
import type { ServerLog } from './server-log.ts'
import { settingArguments, type Settings } from './server-settings.ts'

export interface Launch {
  readonly launcher: Launcher
  /** Folder of PostgreSQL's own files. */
  readonly files: string
  readonly settings: Settings
  readonly log: ServerLog
}

export const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Sessions of a killed PostgreSQL hold its shared memory for a moment, until they notice. */
const busyMemory = /pre-existing shared memory block .* still in use/

/** A start killed early leaves an empty lock file, which makes later starts fail. */
const emptyLock = /lock file "([^"]+)" is empty/

/** Deletes the lock file that a failed start found empty, unless it was written since. */
const removeEmptyLock = async (words: string, files: string): Promise<void> => {
  const named = emptyLock.exec(words)?.[1]
  if (named === undefined) return
  const path = resolve(files, named)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === '') await rm(path, { force: true })
}

/**
 * Starts PostgreSQL's server. Resolves once it accepts connections; rejects with a message. Calls `onLaunch`
 * with each process as it starts. Does not retry once the signal aborts.
 */
export async function launch(
  { launcher, files, settings, log }: Launch,
  onLaunch?: (child: ChildProcess) => void,
  signal?: AbortSignal,
): Promise<ChildProcess> {
  for (let patience = 50; ; patience -= 1) {
    const begin = log.end()
    const child = launcher.start(
      launcher.binaries.postgres,
      ['-D', files, ...settingArguments(settings)],
      log.fd,
    )
    onLaunch?.(child)
    if (await becomesReady(child, files)) return child
    const words = log.since(begin)
    if (patience === 0 || (!busyMemory.test(words) && !emptyLock.test(words)))
      throw explainFailure(words, files)
    await delay(100)
    await removeEmptyLock(words, files)
    if (signal?.aborted) throw explainFailure(words, files)
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
