import { readdir } from 'node:fs/promises'

/** Returns the names in a folder; none if it doesn't exist. */
export const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
