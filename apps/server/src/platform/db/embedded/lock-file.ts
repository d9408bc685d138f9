import { spawnSync } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../../config/startup-error.ts'
import { isProcessAlive } from '../../process/is-process-alive.ts'

/**
 * PostgreSQL's lock file, one value a line: process id, data folder, start time, port, socket folder, address,
 * shared memory key, state (PostgreSQL manual, "Database File Layout"). Later lines come as the start proceeds.
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

/** Stops the PostgreSQL that a killed process of ours left running on these files, if there is one. */
export async function stopOrphan(files: string, log: (line: string) => void): Promise<void> {
  const left = await readPostmasterFile(files)
  if (!left || !(await isPostmasterOf(left.pid, files))) return
  log(`Stopping the database that an earlier process left running (process ${left.pid}).`)
  try {
    await stopPostmaster(left.pid, files)
  } catch (error) {
    throw new StartFailure(
      `A PostgreSQL (process ${left.pid}) still runs on ${files} and could not be stopped: ` +
        `${(error as Error).message}. Stop it as the user who started it, then start again.`,
      { cause: error },
    )
  }
}

/** SIGINT lets PostgreSQL end every session and write its files out; SIGQUIT, when that hangs, leaves it to recover. */
export async function stopPostmaster(pid: number, files: string): Promise<void> {
  process.kill(pid, 'SIGINT')
  if (await ended(pid, files, 20_000)) return
  process.kill(pid, 'SIGQUIT')
  if (await ended(pid, files, 10_000)) return
  throw new Error('it does not react to signals')
}

async function ended(pid: number, files: string, patience: number): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < patience; await delay(10)) {
    if (!(await isPostmasterOf(pid, files))) return true
  }
  return false
}

/** A process id is reused after a while, so its name and folder are looked at. An ended, unreaped process has none. */
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
    // ENOENT, ESRCH: it ended meanwhile. EACCES: another user's process, which PostgreSQL's own check then names.
    if (code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES') return false
    throw error
  }
}
