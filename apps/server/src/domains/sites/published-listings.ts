import type { ShownListing } from '@web2/contract/listings'
import type { SiteStatus } from '@web2/contract/sites'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { listingState, type NapsTable } from '../listings/index.ts'

const atWork: ReadonlySet<SiteStatus> = new Set(['to_publish', 'publishing'])

const publishedPlaces = (db: Kysely<Database>, accountId: string, ids: readonly string[]) =>
  db
    .selectFrom('siteTargets as target')
    .innerJoin('sites as site', 'site.id', 'target.siteId')
    .select([
      'site.id as siteId',
      'site.name as siteName',
      'site.status',
      'site.napId',
      'target.id as targetId',
    ])
    .select(['target.cloud', 'target.accountLabel', 'target.bucket', 'target.url', 'target.publishedAt'])
    .select(['target.shownNapId', 'target.shownListing'])
    .where('target.accountId', '=', accountId)
    .where('site.removedAt', 'is', null)
    .where('target.publishedAt', 'is not', null)
    .where((its) => its.or([its('site.napId', 'in', ids), its('target.shownNapId', 'in', ids)]))
    .orderBy('site.name')
    .orderBy('target.createdAt')
    .execute()

/**
 * Returns the state of the listings at each published place that shows or should show them, by listing id.
 */
export const publishedListings = async (
  db: Kysely<Database>,
  accountId: string,
  naps: readonly Selectable<NapsTable>[],
): Promise<ReadonlyMap<string, ShownListing[]>> => {
  const ids = naps.map(({ id }) => id)
  const rows = await publishedPlaces(db, accountId, ids)
  return new Map(
    naps.map(({ kgmid, ...nap }) => {
      const own = rows.filter(({ napId, shownNapId }) => napId === nap.id || shownNapId === nap.id)
      const shown = own.map(({ status, napId, shownNapId, shownListing, publishedAt, ...place }) => ({
        ...place,
        publishedAt: publishedAt ?? '',
        isPublishing: atWork.has(status),
        ...listingState(
          nap.id,
          { ...nap, KGMID: kgmid },
          { usedId: napId, shownId: shownNapId, shown: shownListing },
        ),
      }))
      return [nap.id, shown]
    }),
  )
}
