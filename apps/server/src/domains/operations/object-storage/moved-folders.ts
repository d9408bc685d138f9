import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../../../platform/files/list-folder.ts'

/** One empty file for each site's folder whose files are in the bucket too. */
export const marksFolder = (dataDir: string): string => join(dataDir, '.sites-in-bucket')

/** When the folder was taken into the bucket; undefined: it was not. */
export const movedToBucketAt = async (dataDir: string, folder: string): Promise<Date | undefined> => {
  const found = await stat(join(marksFolder(dataDir), folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found?.mtime
}

export const markMoved = async (dataDir: string, folder: string): Promise<void> => {
  await mkdir(marksFolder(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(join(marksFolder(dataDir), folder), '', { mode: 0o600 })
}

/** Folders of sites that are in the bucket too. */
export const movedFolders = (dataDir: string): Promise<string[]> => namesIn(marksFolder(dataDir))
