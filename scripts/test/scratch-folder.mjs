import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem } from 'node:os'

const inMemory = '/dev/shm'
const prefix = 'web2-tests-'

/** Free memory in bytes that tests may fill with temporary files: their peak is about a tenth of it. */
const neededMemory = 6 * 1024 ** 3

/**
 * Creates a folder in memory for the temporary files of tests. A database that is copied for each test file costs a
 * tenth there of what it costs on a disk. Returns undefined where the machine has no room for it, or where programs
 * can't be started from it, as in most containers; tests then use the system's folder.
 */
export function createScratchFolder() {
  if (!isSuitable()) return undefined
  removeAbandoned()
  const path = mkdtempSync(`${inMemory}/${prefix}${process.pid}-`)
  // open to all users, as /tmp is: some tests start the product or PostgreSQL as another one
  chmodSync(path, 0o1777)
  return { path, remove: () => remove(path) }
}

const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 10 })

/** Removes folders of runs that were killed, since they take memory until the machine is restarted. */
function removeAbandoned() {
  for (const name of readdirSync(inMemory)) {
    if (!name.startsWith(prefix)) continue
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (!isRunning(pid)) remove(`${inMemory}/${name}`)
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // a process of another user
    return error.code === 'EPERM'
  }
}

function isSuitable() {
  try {
    accessSync(inMemory, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= neededMemory && freemem() >= neededMemory && canStartPrograms()
  } catch {
    return false
  }
}

function canStartPrograms() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.map((line) => line.split(' ')).find(([, path]) => path === inMemory)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}
