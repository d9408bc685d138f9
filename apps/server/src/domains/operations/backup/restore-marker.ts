import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../../platform/config/startup-error.ts'

/** Stands in a data folder from the first changed file of a restore until its database is committed. */
const marker = (dataDir: string) => join(dataDir, 'restore-unfinished')

export const markUnfinished = (dataDir: string, archive: string): Promise<void> =>
  writeFile(marker(dataDir), `${archive}\n`, { mode: 0o600 })

export const clearUnfinished = (dataDir: string): Promise<void> => rm(marker(dataDir), { force: true })

/** The archive of a restore into this folder that was cut off; undefined when there is none. */
export const unfinishedRestore = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(marker(dataDir), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Ends a start on a folder that holds half of a backup. */
export const refuseUnfinished = async (dataDir: string): Promise<void> => {
  const archive = await unfinishedRestore(dataDir)
  if (archive === undefined) return
  throw new StartFailure(
    `A restore into ${dataDir} was cut off before its end. Run it again, and it starts over: ` +
      `npm run restore -- ${archive}`,
  )
}
