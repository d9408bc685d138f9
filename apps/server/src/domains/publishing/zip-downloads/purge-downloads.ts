import { limits } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import { largeFiles } from '../../../platform/object-storage/large-files.ts'
import { downloadsFolder } from './zip-file-name.ts'

/** Deletes zip files past their retention period, and orphaned ones of deleted sites or killed workers. */
export const purgeDownloads = async ({
  db,
  config,
  now,
}: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.downloadKept)
  await db.deleteFrom('siteDownloads').where('createdAt', '<', before.toISOString()).execute()
  const files = largeFiles(config)
  await files.purge(downloadsFolder, async (found) => {
    const rows = await db.selectFrom('siteDownloads').select('id').execute()
    const known = new Set(rows.map(({ id }) => id))
    return found.filter(({ name }) => !known.has(name.split('.', 1)[0] ?? ''))
  })
  await files.purgeUnfinished(downloadsFolder, before)
}
