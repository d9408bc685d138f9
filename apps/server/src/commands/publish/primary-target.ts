import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SiteRow, TargetRow } from './publication.ts'

/** The places of a site, the one that was added first foremost. */
export const targetsOf = (db: Kysely<Database>, siteId: string): Promise<TargetRow[]> =>
  db
    .selectFrom('siteTargets')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Where the site lives first: the place that was chosen for it, or the one that was added first. */
export const primaryTarget = async (
  db: Kysely<Database>,
  site: Pick<SiteRow, 'id' | 'primaryTargetId'>,
): Promise<TargetRow | undefined> => {
  const targets = await targetsOf(db, site.id)
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
