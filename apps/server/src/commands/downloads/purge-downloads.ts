import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { downloadsFolder } from './zip-place.ts'

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Removes zip files that were made long ago, and what a deleted site or a killed worker left of others. */
export const purgeDownloads = async ({
  db,
  config,
  now,
}: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.downloadKept).toISOString()
  await db.deleteFrom('siteDownloads').where('createdAt', '<', before).execute()
  const folder = downloadsFolder(config.dataDir)
  const names = await namesIn(folder)
  if (names.length === 0) return
  const rows = await db.selectFrom('siteDownloads').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  for (const name of names)
    if (!known.has(name.split('.', 1)[0] ?? '')) await rm(join(folder, name), { force: true })
}
