import type { AppContext } from '../../../platform/context.ts'
import { largeFiles } from '../../../platform/object-storage/large-files.ts'
import { leadFilesFolder } from './lead-files.ts'

/** Ms in which the row of a file that was just written follows. */
const patience = 3_600_000

/** Deletes files of leads without a row: those of deleted leads, and of submissions that were not stored. */
export const purgeLeadFiles = async ({
  db,
  config,
  now,
}: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - patience)
  const files = largeFiles(config)
  await files.purge(leadFilesFolder, async (found) => {
    const old = found.filter(({ writtenAt }) => writtenAt < before)
    if (old.length === 0) return []
    const rows = await db.selectFrom('leadFiles').select('id').execute()
    const known = new Set(rows.map(({ id }) => id))
    return old.filter(({ name }) => !known.has(name.split('.', 1)[0] ?? ''))
  })
  await files.purgeUnfinished(leadFilesFolder, before)
}
