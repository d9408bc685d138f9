import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { ResolvedTarget } from './choose-targets.ts'
import type { SiteRow } from '../../sites/index.ts'

/** Target that a site cannot be published to as requested; the message is for users. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused'
}

type Place = Pick<ResolvedTarget, 'cloud' | 'accountLabel' | 'storageId' | 'bucket'>

/**
 * Returns the folder of a target; at the built-in host that is the site's own. Throws TargetRefused for
 * another one there.
 */
export const folderAt = (
  site: SiteRow,
  { cloud, rootSlug }: Pick<ResolvedTarget, 'cloud' | 'rootSlug'>,
): string => {
  if (cloud !== 'builtin') return rootSlug ?? site.rootSlug
  if (rootSlug !== null && rootSlug !== site.rootSlug && rootSlug !== site.hostSlug)
    throw new TargetRefused('On the built-in host, a site uses its own root slug.')
  return site.hostSlug
}

/** Returns null for the site's own name, so that it follows changes of that. */
export const nameAt = (site: SiteRow, { siteName }: Pick<ResolvedTarget, 'siteName'>): string | null =>
  siteName === undefined || siteName === site.name ? null : siteName

const at = ({ cloud, accountLabel, storageId, bucket }: Place) =>
  sql<boolean>`(cloud, account_label, storage_id, bucket) is not distinct from
    (${cloud}, ${accountLabel}::text, ${storageId}::text, ${bucket}::text)`

/**
 * Throws if another site of the account uses the folder, because the sites would overwrite each other's
 * files.
 */
const requireFree = async (db: Kysely<Database>, site: SiteRow, chosen: ResolvedTarget, folder: string) => {
  const other = await db
    .selectFrom('siteTargets')
    .innerJoin('sites', 'sites.id', 'siteTargets.siteId')
    .select('sites.name')
    .where('siteTargets.accountId', '=', site.accountId)
    .where('siteTargets.folder', '=', folder)
    .where('siteTargets.siteId', '!=', site.id)
    .where('sites.removedAt', 'is', null)
    .where(at(chosen))
    .executeTakeFirst()
  if (other)
    throw new TargetRefused(
      `The site “${other.name}” already uses “${folder}” in ${chosen.bucket}. Choose another root slug for this destination.`,
    )
}

/**
 * Stores a target of a site with its name and folder. Returns its id. A target chosen again keeps its
 * manifest and folder. Throws TargetRefused for an invalid folder. The caller holds the site lock.
 */
export const keepTarget = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  chosen: ResolvedTarget,
): Promise<string> => {
  const folder = folderAt(site, chosen)
  const known = await transaction
    .selectFrom('siteTargets')
    .select(['id', 'folder'])
    .where('siteId', '=', site.id)
    .where(at(chosen))
    .executeTakeFirst()
  if (known) {
    if (chosen.rootSlug !== null && folder !== known.folder)
      throw new TargetRefused(
        `This site already uses “${known.folder}” in ${chosen.bucket}. The root slug can’t be changed there.`,
      )
    await transaction
      .updateTable('siteTargets')
      .set({
        cloudAccountId: chosen.cloudAccountId,
        updatedAt: sql`now()`,
        ...(chosen.siteName !== undefined && { siteName: nameAt(site, chosen) }),
      })
      .where('id', '=', known.id)
      .execute()
    return known.id
  }
  if (chosen.cloud !== 'builtin') {
    // two sites published to one folder at the same time see each other
    await sql`select pg_advisory_xact_lock(hashtextextended(${`folders ${site.accountId}`}, 0))`.execute(
      transaction,
    )
    await requireFree(transaction, site, chosen, folder)
  }
  const { id } = await transaction
    .insertInto('siteTargets')
    .values({
      id: uuidV7(),
      accountId: site.accountId,
      siteId: site.id,
      cloud: chosen.cloud,
      cloudAccountId: chosen.cloudAccountId,
      accountLabel: chosen.accountLabel,
      bucket: chosen.bucket,
      region: chosen.region,
      storageId: chosen.storageId,
      folder,
      siteName: nameAt(site, chosen),
      url: null,
      publishedAt: null,
      error: null,
      liveCheck: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
