import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const inMemory = '/dev/shm'

/** Free memory in bytes that tests may fill with temporary files: their peak is about a tenth of it. */
const neededMemory = 6 * 1024 ** 3

/**
 * Creates a folder in memory for the temporary files of tests. A database that is copied for each test file costs a
 * tenth there of what it costs on a disk. Returns undefined where the machine has no room for it, or where programs
 * can't be started from it, as in most containers; tests then use the system's folder.
 */
export function createScratchFolder() {
  if (!isSuitable()) return undefined
  const path = mkdtempSync(`${inMemory}/web2-tests-`)
  // open to all users, as /tmp is: some tests start the product or PostgreSQL as another one
  chmodSync(path, 0o1777)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) }
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
