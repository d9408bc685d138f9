import type { ChildProcess } from 'node:child_process'
import { setInterval } from 'node:timers/promises'
import { childrenOf } from './child-processes.ts'
import { readPostmasterFile } from './lock-file.ts'

export interface RecoveryWatch {
  /** Interval of the checks in ms. */
  readonly every: number
  /** Consecutive checks without progress until the server is ended. */
  readonly patience: number
}

const usual: RecoveryWatch = { every: 2_000, patience: 5 }

/** Titles of the recovery process, and of one that runs as soon as recovery is complete. */
const atWork = /^postgres: .*\b(?:startup|walwriter)\b/

/**
 * Returns whether a server neither works, recovers, nor shuts down; false where that can't be checked
 * (anywhere but on Linux).
 */
const isStuck = async (pid: number, files: string): Promise<boolean> => {
  if ((await readPostmasterFile(files))?.stopping) return false
  const children = await childrenOf(pid)
  return children !== null && !children.some(({ title }) => atWork.test(title))
}

/**
 * Ends a server stuck in recovery, so that its supervisor restarts it. PostgreSQL 18.4 hangs if two of its
 * processes are killed in short succession and the second is the recovery of the first: that one is not
 * restarted, and all clients get "the database system is in recovery mode".
 */
export const watchRecovery = (
  server: ChildProcess,
  files: string,
  log: (line: string) => void,
  { every, patience }: RecoveryWatch = usual,
): void => {
  const end = new AbortController()
  server.once('exit', () => end.abort())
  const watch = async () => {
    let stuck = 0
    // one check after the other, even where a busy machine takes longer for one than the interval
    for await (const _ of setInterval(every, undefined, { ref: false, signal: end.signal })) {
      stuck = server.pid !== undefined && (await isStuck(server.pid, files)) ? stuck + 1 : 0
      if (stuck < patience) continue
      log('The database’s crash recovery is stuck. Stopping it.')
      server.kill('SIGKILL')
      return
    }
  }
  watch().catch((error: unknown) => {
    if (end.signal.aborted) return
    log(`The progress of the database’s crash recovery can’t be read: ${(error as Error).message}`)
  })
}
