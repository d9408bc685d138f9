import { spawnSync } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../../config/startup-error.ts'
import { isProcessAlive } from '../../process/is-process-alive.ts'

/**
 * Content of PostgreSQL's lock file, one value per line: process id, data folder, start time, port, socket
 * folder, address, shared memory key, state (PostgreSQL manual, "Database File Layout"). Later lines are
 * added during the start.
 */
export interface PostmasterFile {
  readonly pid: number
  readonly ready: boolean
  readonly stopping: boolean
}

export async function readPostmasterFile(files: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(files, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const state = lines[7]?.trim()
  return {
    pid: Number.parseInt(lines[0] ?? '', 10),
    ready: state === 'ready',
    stopping: state === 'stopping',
  }
}

/** Stops the PostgreSQL that a killed process of the product left running on these files, if any. */
export async function stopOrphan(files: string, log: (line: string) => void): Promise<void> {
  const left = await readPostmasterFile(files)
  if (!left || !(await isPostmasterOf(left.pid, files))) return
  log(`Stopping a database left running by an earlier process (process ${left.pid}).`)
  try {
    await stopPostmaster(left.pid, files)
  } catch (error) {
    throw new StartFailure(
      `PostgreSQL (process ${left.pid}) is still running on ${files} and could not be stopped: ` +
        `${(error as Error).message}. Stop it as the user who started it, then start again.`,
      { cause: error },
    )
  }
}

/**
 * Stops PostgreSQL: SIGINT ends its sessions and writes its files; if that hangs, SIGQUIT makes it recover at
 * the next start.
 */
export async function stopPostmaster(pid: number, files: string): Promise<void> {
  process.kill(pid, 'SIGINT')
  if (await ended(pid, files, 20_000)) return
  process.kill(pid, 'SIGQUIT')
  if (await ended(pid, files, 10_000)) return
  throw new Error('it does not respond to signals')
}

async function ended(pid: number, files: string, patience: number): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < patience; await delay(10)) {
    if (!(await isPostmasterOf(pid, files))) return true
  }
  return false
}

/**
 * Returns whether a process is the postmaster of these files. Checks its name and folder, because process ids
 * are reused; an unreaped process has neither.
 */
export async function isPostmasterOf(pid: number, files: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isProcessAlive(pid)) return false
  if (process.platform === 'linux') return isLinuxPostmaster(pid, files)
  if (process.platform === 'win32') return true
  const { stdout: command } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  return command.includes('postgres') && command.includes(files)
}

async function isLinuxPostmaster(pid: number, files: string): Promise<boolean> {
  try {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    if (!words[0]?.includes('postgres')) return false
    if (words.includes(files)) return true
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(files))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // ENOENT, ESRCH: it has ended. EACCES: another user's process, which PostgreSQL's own check then reports
    if (code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES') return false
    throw error
  }
}
