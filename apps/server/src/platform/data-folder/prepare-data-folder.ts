import { chmod, mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../config/startup-error.ts'

/** Creates the data folder for this user only, and checks that it is writable. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    const isNew = (await mkdir(dataDir, { recursive: true })) !== undefined
    if (isNew) await chmod(dataDir, 0o700)
    if (!(await stat(dataDir)).isDirectory()) throw notAFolder(dataDir)
    await tryToWrite(join(dataDir, `.write-test-${process.pid}`))
  } catch (error) {
    throw error instanceof StartFailure ? error : explain(dataDir, error as NodeJS.ErrnoException)
  }
}

/**
 * As much as PostgreSQL needs to extend its write-ahead log, because a full disk often accepts a few bytes.
 */
const probe = Buffer.alloc(1 << 20)

async function tryToWrite(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(probe)
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

const notAFolder = (dataDir: string) =>
  new StartFailure(
    `DATA_DIR is ${dataDir}, which is not a folder. Set DATA_DIR to a folder or an unused name.`,
  )

function explain(dataDir: string, error: NodeJS.ErrnoException): StartFailure {
  switch (error.code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return notAFolder(dataDir)
    case 'EROFS':
      return new StartFailure(
        `The data folder ${dataDir} is on a read-only file system. ` +
          'Make it writable, or set DATA_DIR to a writable folder.',
        { cause: error },
      )
    case 'EACCES':
    case 'EPERM':
      return new StartFailure(
        `This user can’t write to the data folder ${dataDir}. ` +
          'Change its owner, or set DATA_DIR to a folder this user can write to.',
        { cause: error },
      )
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartFailure(
        `The disk of the data folder ${dataDir} is full. Free up space and start again; nothing was changed.`,
        { cause: error },
      )
    default:
      return new StartFailure(`The data folder ${dataDir} can’t be used: ${error.message}.`, { cause: error })
  }
}
