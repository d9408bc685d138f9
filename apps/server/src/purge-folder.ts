import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of what lies in a folder; none when there is no such folder. */
export const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Removes the files of a folder that nothing needs any more; `strays` picks them out of the names there are. */
export const purgeFolder = async (
  folder: string,
  strays: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<void> => {
  const names = await namesIn(folder)
  if (names.length === 0) return
  for (const name of await strays(names)) await rm(join(folder, name), { force: true })
}
