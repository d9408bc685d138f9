import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../../../platform/files/list-folder.ts'

/** Returns the folder of markers: one empty file per site folder whose files are also in the bucket. */
export const marksFolder = (dataDir: string): string => join(dataDir, '.sites-in-bucket')

/** Returns when a folder was copied to the bucket, or undefined if it was not. */
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

/** Returns site folders whose files are also in the bucket. */
export const movedFolders = (dataDir: string): Promise<string[]> => namesIn(marksFolder(dataDir))
