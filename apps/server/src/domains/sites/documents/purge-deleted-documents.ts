import { limits } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import { purgeArticles } from '../../articles/index.ts'

const tables = ['cloudPages', 'cloudModules', 'cloudTemplates', 'savedBlocks'] as const

/** Permanently deletes records past the retention period of deleted ones. */
export const purgeDeleted = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.deletedKept)
  for (const table of tables)
    await db.deleteFrom(table).where('deletedAt', '<', before.toISOString()).execute()
  await purgeArticles({ db }, before)
}
