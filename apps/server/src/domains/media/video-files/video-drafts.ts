import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../../../platform/files/list-folder.ts'

/** Returns the folder of videos that are being uploaded. */
export const videoDrafts = (dataDir: string): string => join(dataDir, 'media-drafts')

/** Ms after which no upload is still running. */
const oldest = 24 * 3_600_000

/** Deletes uploads that ended with their process. */
export const purgeVideoDrafts = async (dataDir: string, now: number): Promise<void> => {
  const folder = videoDrafts(dataDir)
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      // its upload ended
      if (error.code !== 'ENOENT') throw error
    })
    if (found && now - found.mtimeMs > oldest) await rm(path, { force: true })
  }
}
