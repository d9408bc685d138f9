import type { Destination } from '@web2/contract/sites'
import type { LiveAddress } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SiteRow, TargetRow } from './site-row.ts'

/** The places of a site, the one that was added first foremost. */
export const targetsOf = (db: Kysely<Database>, siteId: string): Promise<TargetRow[]> =>
  db
    .selectFrom('siteTargets')
    .selectAll()
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Whether a target of a site is the destination that a request names. */
export const isDestination = (
  target: Pick<TargetRow, 'cloud' | 'accountLabel' | 'storageId' | 'bucket'>,
  { cloud, accountLabel = null, storageId = null, bucket = null }: Destination,
): boolean =>
  target.cloud === cloud &&
  target.accountLabel === accountLabel &&
  target.storageId === storageId &&
  target.bucket === bucket

/** The main destination among a site's own: the chosen one, or the first of them that was ever published. */
export const mainAmong = <T extends Pick<TargetRow, 'id' | 'url'>>(
  { primaryTargetId }: Pick<SiteRow, 'primaryTargetId'>,
  targets: readonly T[],
): T | undefined =>
  targets.find(({ id }) => id === primaryTargetId) ?? targets.find(({ url }) => url !== null) ?? targets[0]

/** The site's main destination; its address is the one that search engines are told everywhere. */
export const primaryTarget = async (
  db: Kysely<Database>,
  site: Pick<SiteRow, 'id' | 'primaryTargetId'>,
): Promise<TargetRow | undefined> => mainAmong(site, await targetsOf(db, site.id))

/** A destination's address as it was made there: it names index.html where a folder's own address shows no page. */
export const liveAddress = (url: string): LiveAddress => ({
  baseUrl: url.replace(/index\.html$/, ''),
  directoryIndex: !url.endsWith('index.html'),
})

/** The site's main address for a target that is another destination, once the main one was published. */
export const mainAddressFor = async (
  db: Kysely<Database>,
  site: Pick<SiteRow, 'id' | 'primaryTargetId'>,
  targetId: string | null,
): Promise<LiveAddress | undefined> => {
  const main = await primaryTarget(db, site)
  return !main?.url || main.id === targetId ? undefined : liveAddress(main.url)
}
