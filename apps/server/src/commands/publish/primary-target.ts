import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SiteRow, TargetRow } from './publication.ts'

/** Where the site lives first: the place that was chosen for it, or the one that was added first. */
export const primaryTarget = async (
  db: Kysely<Database>,
  site: Pick<SiteRow, 'id' | 'primaryTargetId'>,
): Promise<TargetRow | undefined> => {
  const targets = await db
    .selectFrom('siteTargets')
    .selectAll()
    .where('siteId', '=', site.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return targets.find(({ id }) => id === site.primaryTargetId) ?? targets[0]
}

/** Address of the primary target's folder for a target that is a copy of it, once it was published. */
export const primaryBaseFor = async (
  db: Kysely<Database>,
  site: Pick<SiteRow, 'id' | 'primaryTargetId'>,
  targetId: string | null,
): Promise<string | undefined> => {
  const primary = await primaryTarget(db, site)
  if (!primary?.url || primary.id === targetId) return undefined
  return primary.url.replace(/index\.html$/, '')
}
