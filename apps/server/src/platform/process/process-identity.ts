import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isProcessAlive } from './is-process-alive.ts'

/**
 * Returns the start time of a process in the system's format, which distinguishes it from a later one with
 * the same id. Returns undefined if no such process runs. Windows has no cheap way, so it relies on the id
 * alone.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isProcessAlive(pid)) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform === 'win32') return 'alive'
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() || undefined
}

/**
 * Reads /proc/<pid>/stat (proc_pid_stat(5)): state is field 3, start in ticks since boot field 22, after the
 * name in ().
 */
function linuxIdentity(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const isZombie = fields[0] === 'Z'
    return isZombie
      ? undefined
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}
