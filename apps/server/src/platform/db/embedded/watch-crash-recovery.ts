import type { ChildProcess } from 'node:child_process'
import { childrenOf } from './child-processes.ts'
import { readPostmasterFile } from './lock-file.ts'

export interface RecoveryWatch {
  /** Milliseconds between two looks. */
  readonly every: number
  /** Looks in a row at which nothing goes on, after which the server is ended. */
  readonly patience: number
}

const usual: RecoveryWatch = { every: 2_000, patience: 5 }

/** The process that mends the files, or one that there is as soon as they are mended. */
const atWork = /^postgres: .*\b(?:startup|walwriter)\b/

/** Whether a server neither works, nor mends its files, nor comes to its end; false where that can't be seen (anywhere but on Linux). */
const isStuck = async (pid: number, files: string): Promise<boolean> => {
  if ((await readPostmasterFile(files))?.stopping) return false
  const children = await childrenOf(pid)
  return children !== null && !children.some(({ title }) => atWork.test(title))
}

/**
 * PostgreSQL 18.4 waits for ever when two of its processes are killed in short succession, the second one that which
 * mends the files after the first: none is started in its place, and everybody is told that "the database system is in
 * recovery mode". A server that does so is ended here, upon which whoever keeps it running starts it anew.
 */
export const watchRecovery = (
  server: ChildProcess,
  files: string,
  log: (line: string) => void,
  { every, patience }: RecoveryWatch = usual,
): void => {
  let stuck = 0
  const look = async () => {
    stuck = server.pid !== undefined && (await isStuck(server.pid, files)) ? stuck + 1 : 0
    if (stuck < patience) return
    clearInterval(timer)
    log('The database has stopped mending its files, and is ended.')
    server.kill('SIGKILL')
  }
  const failed = (error: unknown) => {
    clearInterval(timer)
    log(`Whether the database stands still can't be seen any more: ${(error as Error).message}`)
  }
  const timer = setInterval(() => look().catch(failed), every).unref()
  server.once('exit', () => clearInterval(timer))
}
