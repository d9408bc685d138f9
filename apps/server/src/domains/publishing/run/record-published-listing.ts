import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { napDataOf } from '../../listings/index.ts'
import type { SiteReader } from '../render/site-reading.ts'
import type { TargetStep } from '../publications/publication.ts'

type Turn = Pick<TargetStep, 'target' | 'publication'>

/** Stores the listing as this step renders it; a restarted step renders its current state. */
export const recordRenderedListing = async (
  db: Kysely<Database>,
  { target, publication, site }: Turn & Pick<TargetStep, 'site'>,
  nap: SiteReader['nap'],
): Promise<void> => {
  if (!publication) return
  const shown = { napId: nap ? site.napId : null, data: JSON.stringify(napDataOf(nap ?? {})) }
  await db
    .insertInto('publishedListings')
    .values({ publicationId: publication.id, targetId: target.id, ...shown })
    .onConflict((conflict) => conflict.columns(['publicationId', 'targetId']).doUpdateSet(shown))
    .execute()
}

/** Copies the stored listing of an earlier publication whose files are sent again. */
export const copyRenderedListing = async (
  db: Kysely<Database>,
  { target, publication }: Turn,
  earlierId: string,
): Promise<void> => {
  if (!publication) return
  await sql`
    insert into published_listings (publication_id, target_id, nap_id, data)
    select ${publication.id}, target_id, nap_id, data from published_listings
    where publication_id = ${earlierId} and target_id = ${target.id}
    on conflict do nothing`.execute(db)
}

/**
 * Records which listing the target shows after a successful step; null if the earlier publication stored
 * none.
 */
export const markListingLive = async (db: Kysely<Database>, { target, publication }: Turn): Promise<void> => {
  if (!publication) return
  await sql`
    update site_targets set (shown_nap_id, shown_listing) = (
      select nap_id, data from published_listings
      where publication_id = ${publication.id} and target_id = ${target.id}
    ) where id = ${target.id}`.execute(db)
}
