import { constants } from 'node:fs'
import { copyFile, link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../config/startup-error.ts'
import { processIdentity } from '../process/process-identity.ts'

/** Process that uses a data folder; the content of DATA_DIR/lock. */
interface Holder {
  readonly pid: number
  readonly identity: string
  readonly address: string
  readonly stopping: boolean
}

export interface DataLock {
  /** Makes a concurrent start wait instead of failing. */
  announceStop(): Promise<void>
  release(): Promise<void>
}

/** Ms for which a start waits for a stopping process. */
const patience = 20_000

/** Locks the data folder for this process; the lock of a killed process is ignored. */
export async function lockDataFolder(dataDir: string, address: string): Promise<DataLock> {
  const path = join(dataDir, 'lock')
  const self: Holder = { pid: process.pid, identity: processIdentity(process.pid)!, address, stopping: false }
  for (const start = Date.now(); !(await claim(path, self)); await delay(50)) {
    const holder = await readHolder(path)
    if (!holder) continue
    if (processIdentity(holder.pid) !== holder.identity) await clear(path, holder)
    else if (!holder.stopping || Date.now() - start > patience) throw inUse(dataDir, holder)
  }
  await sweep(dataDir)
  return {
    announceStop: () => replace(path, { ...self, stopping: true }),
    release: () => rm(path, { force: true }),
  }
}

const inUse = (dataDir: string, { pid, address }: Holder) =>
  new StartFailure(
    `Web 2 Manager is already running on ${dataDir} (process ${pid}, ${address}). ` +
      'Use it, stop it first, or start this one with a different DATA_DIR and PORT.',
  )

/** Creates the lock file, complete or not at all. */
async function claim(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    // some file systems have no hard links
    return await copyFile(draft, path, constants.COPYFILE_EXCL).then(
      () => true,
      (failure: NodeJS.ErrnoException) => {
        if (failure.code === 'EEXIST') return false
        throw failure
      },
    )
  } finally {
    await rm(draft, { force: true })
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Holder
  } catch {
    // truncated by a power failure, so it belongs to no process
    return { pid: 0, identity: '', address: '', stopping: false }
  }
}

/** Removes a dead process's lock, and restores it if another start has locked the folder by then. */
async function clear(path: string, dead: Holder): Promise<void> {
  const aside = `${path}.dead-${process.pid}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  if (moved && moved.identity !== dead.identity) await rename(aside, path)
  else await rm(aside, { force: true })
}

/** Deletes the drafts of processes that were killed while writing one. */
async function sweep(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = /^lock\.(?:dead-)?(\d+)$/.exec(name)?.[1]
    if (pid && processIdentity(Number(pid)) === undefined) await rm(join(dataDir, name), { force: true })
  }
}

async function replace(path: string, holder: Holder): Promise<void> {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  await rename(draft, path)
}
