import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { importsFolder } from './import-place.ts'

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Removes uploads that a process that was killed left behind. */
export const purgeImports = async ({ config, now }: Pick<AppContext, 'config' | 'now'>): Promise<void> => {
  const folder = importsFolder(config.dataDir)
  for (const name of await namesIn(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now().getTime() - limits.downloadKept) await rm(join(folder, name), { force: true })
  }
}
