import type { Destination } from '@web2/contract/sites'
import type { LiveAddress } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SiteRow, TargetRow } from './site-row.ts'

/** Returns the targets of a site, in the order they were added. */
export const targetsOf = (db: Kysely<Database>, siteId: string): Promise<TargetRow[]> =>
  db
    .selectFrom('siteTargets')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Returns whether a target of a site is the destination that a request names. */
export const isDestination = (
  target: Pick<TargetRow, 'cloud' | 'accountLabel' | 'storageId' | 'bucket'>,
  { cloud, accountLabel = null, storageId = null, bucket = null }: Destination,
): boolean =>
  target.cloud === cloud &&
  target.accountLabel === accountLabel &&
  target.storageId === storageId &&
  target.bucket === bucket

/** Returns the main destination of a site: the chosen one, or the first that was ever published. */
export const mainAmong = <T extends Pick<TargetRow, 'id' | 'url'>>(
  { primaryTargetId }: Pick<SiteRow, 'primaryTargetId'>,
  targets: readonly T[],
): T | undefined =>
  targets.find(({ id }) => id === primaryTargetId) ?? targets.find(({ url }) => url !== null) ?? targets[0]

/** Returns the site's main destination, whose URL all copies give to search engines. */
export const primaryTarget = async (
  db: Kysely<Database>,
  site: Pick<SiteRow, 'id' | 'primaryTargetId'>,
): Promise<TargetRow | undefined> => mainAmong(site, await targetsOf(db, site.id))

/** Returns a destination's live URL: it names index.html where the folder URL shows no page. */
export const liveAddress = (url: string): LiveAddress => ({
  baseUrl: url.replace(/index\.html$/, ''),
  directoryIndex: !url.endsWith('index.html'),
})

/** Returns the site's main URL for a target that is another destination, once the main one is published. */
export const mainAddressFor = async (
  db: Kysely<Database>,
  site: Pick<SiteRow, 'id' | 'primaryTargetId'>,
  targetId: string | null,
): Promise<LiveAddress | undefined> => {
  const main = await primaryTarget(db, site)
  return !main?.url || main.id === targetId ? undefined : liveAddress(main.url)
}
