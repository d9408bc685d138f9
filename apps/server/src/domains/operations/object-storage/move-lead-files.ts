import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { namesIn } from '../../../platform/files/list-folder.ts'
import type { FileBucket } from '../../../platform/object-storage/file-bucket.ts'
import { leadFilesFolder } from '../../leads/index.ts'

/**
 * Uploads files of leads from before STORAGE_URL was set, or from a backup, and deletes each local one. A file without a
 * row is left: it is being written, or will be purged.
 */
export const moveLeadFiles = async (
  { db, config }: Pick<AppContext, 'db'> & { readonly config: Pick<AppContext['config'], 'dataDir'> },
  bucket: FileBucket,
): Promise<void> => {
  const folder = join(config.dataDir, leadFilesFolder)
  for (const id of (await namesIn(folder)).filter(isUuid)) {
    const row = await db.selectFrom('leadFiles').select('id').where('id', '=', id).executeTakeFirst()
    if (!row) continue
    await bucket.put(`${leadFilesFolder}/${id}`, join(folder, id), 'application/octet-stream')
    await rm(join(folder, id), { force: true })
  }
}
