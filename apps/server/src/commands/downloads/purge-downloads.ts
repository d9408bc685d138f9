import { limits } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { purgeFolder } from '../../purge-folder.ts'
import { downloadsFolder } from './zip-place.ts'

/** Removes zip files that were made long ago, and what a deleted site or a killed worker left of others. */
export const purgeDownloads = async ({
  db,
  config,
  now,
}: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.downloadKept).toISOString()
  await db.deleteFrom('siteDownloads').where('createdAt', '<', before).execute()
  await purgeFolder(downloadsFolder(config.dataDir), async (names) => {
    const rows = await db.selectFrom('siteDownloads').select('id').execute()
    const known = new Set(rows.map(({ id }) => id))
    return names.filter((name) => !known.has(name.split('.', 1)[0] ?? ''))
  })
}
