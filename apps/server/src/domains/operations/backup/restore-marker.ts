import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../../platform/config/startup-error.ts'

/** Marker file that exists from the first changed file of a restore until its database is committed. */
const marker = (dataDir: string) => join(dataDir, 'restore-unfinished')

export const markUnfinished = (dataDir: string, archive: string): Promise<void> =>
  writeFile(marker(dataDir), `${archive}\n`, { mode: 0o600 })

export const clearUnfinished = (dataDir: string): Promise<void> => rm(marker(dataDir), { force: true })

/** Returns the archive of an interrupted restore into this folder, or undefined. */
export const unfinishedRestore = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(marker(dataDir), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Aborts a start on a folder with a partial restore. */
export const refuseUnfinished = async (dataDir: string): Promise<void> => {
  const archive = await unfinishedRestore(dataDir)
  if (archive === undefined) return
  throw new StartFailure(
    `A restore into ${dataDir} was interrupted. Run it again to start over: npm run restore -- ${archive}`,
  )
}
