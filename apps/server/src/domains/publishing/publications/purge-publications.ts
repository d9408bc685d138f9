import { limits } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import { deleteStoredPublications, purgeUnreferencedPacks } from '../publication-store/purge-store.ts'
import { sitesWithPublications } from '../publication-store/open-storage.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import { retainedPublicationIds } from '../publication-store/retained-publications.ts'

/** Entries of a site's history that are shown; older ones are deleted. */
const remembered = limits.publicationsKept * 5

const purgeSite = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  siteId: string,
): Promise<void> => {
  const site = await db.selectFrom('sites').select('id').where('id', '=', siteId).executeTakeFirst()
  if (!site) return deleteStoredPublications(config, siteId)
  const kept = await retainedPublicationIds(db, siteId)
  await purgeUnreferencedPacks(config, siteId, kept)
  const old = await db
    .selectFrom('publications')
    .select('id')
    .where('siteId', '=', siteId)
    .orderBy('number', 'desc')
    .offset(remembered)
    .execute()
  const forgotten = old.map(({ id }) => id).filter((id) => !kept.has(id))
  if (forgotten.length > 0) await db.deleteFrom('publications').where('id', 'in', forgotten).execute()
}

/** Deletes data that no retained publication needs. Skips sites being published until the next time. */
export const purgePublications = async (context: Pick<AppContext, 'db' | 'config'>): Promise<void> => {
  for (const siteId of await sitesWithPublications(context.config))
    if (isUuid(siteId)) await withRunLock(context.db, siteId, () => purgeSite(context, siteId))
}
