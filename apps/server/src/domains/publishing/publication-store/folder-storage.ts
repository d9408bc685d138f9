import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../../../platform/files/list-folder.ts'
import { storeRoot } from './store-paths.ts'
import type { PublicationStorage } from './storage.ts'

/** Returns the folder of a site's stored publications in the data folder. */
export const siteFolder = (dataDir: string, siteId: string): string => join(dataDir, storeRoot, siteId)

export const sitesInFolder = (dataDir: string): Promise<string[]> => namesIn(join(dataDir, storeRoot))

const here = (path: string) => ({ path, release: async () => undefined })

/** Opens a site's packs and pack indexes in the data folder; drafts are in the same folder. */
export const folderStorage = (dataDir: string, siteId: string): PublicationStorage => {
  const folder = siteFolder(dataDir, siteId)
  const pathOf = (name: string) => join(folder, name)
  return {
    tempPathFor: async (name) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return `${pathOf(name)}.draft`
    },
    put: async (name, draft) => {
      await rename(draft, pathOf(name))
      return here(pathOf(name))
    },
    has: async (name) => {
      try {
        await access(pathOf(name))
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw error
      }
    },
    open: async (name) => here(pathOf(name)),
    names: () => namesIn(folder),
    remove: (name) => rm(pathOf(name), { force: true }),
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
