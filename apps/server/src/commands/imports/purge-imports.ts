import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { purgeFolder } from '../../purge-folder.ts'
import { importsFolder } from './import-place.ts'

/** Removes uploads that a process that was killed left behind. */
export const purgeImports = async ({ config, now }: Pick<AppContext, 'config' | 'now'>): Promise<void> => {
  const folder = importsFolder(config.dataDir)
  const before = now().getTime() - limits.downloadKept
  await purgeFolder(folder, async (names) => {
    const old: string[] = []
    for (const name of names) if ((await stat(join(folder, name))).mtimeMs < before) old.push(name)
    return old
  })
}
