import { leadFormsIn } from '@web2/builder'
import { sql, type Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { napDataOf } from '../../listings/index.ts'
import { countedAs, markMovedCalls, markMovedForms } from '../../sites/index.ts'
import type { RenderedCalls } from '../render/rendered-calls.ts'
import type { RenderedForms } from '../render/rendered-forms.ts'
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

/** Stores the PUBLIC_URL that the forms rendered in this step post to. Pages that were not rendered are as before. */
export const recordRenderedForms = async (
  db: Kysely<Database>,
  { target, publication }: Turn,
  forms: Pick<RenderedForms, 'url' | 'keyId' | 'hasAny'>,
  template: SiteReader['template'],
): Promise<void> => {
  if (!publication) return
  const hasForms = forms.hasAny() || (template !== undefined && leadFormsIn(template.document).length > 0)
  await db
    .updateTable('publishedListings')
    .set({ formsUrl: hasForms ? forms.url : null, formsKey: hasForms ? forms.keyId : null })
    .where('publicationId', '=', publication.id)
    .where('targetId', '=', target.id)
    .execute()
}

/** Stores how the pages rendered in this step count calls, and the phone number that they show instead of the listing's. */
export const recordRenderedCalls = async (
  db: Kysely<Database>,
  { target, publication, site }: Turn & Pick<TargetStep, 'site'>,
  calls: Pick<RenderedCalls, 'at' | 'keyId' | 'hasAny'>,
  { nap, template }: Pick<SiteReader, 'nap' | 'template'>,
): Promise<void> => {
  if (!publication) return
  await db
    .updateTable('publishedListings')
    .set({
      // unchanged pages of a template were not rendered
      calls: calls.hasAny() || template ? countedAs(calls.at, calls.keyId) : '',
      trackingNumber: nap || template ? site.trackingNumber : '',
    })
    .where('publicationId', '=', publication.id)
    .where('targetId', '=', target.id)
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
    insert into published_listings
      (publication_id, target_id, nap_id, data, forms_url, forms_key, calls, tracking_number)
    select ${publication.id}, target_id, nap_id, data, forms_url, forms_key, calls, tracking_number
    from published_listings
    where publication_id = ${earlierId} and target_id = ${target.id}
    on conflict do nothing`.execute(db)
}

/**
 * Records which listing the target shows after a successful step, where its forms post to, and how it counts calls; null
 * if the earlier publication stored none.
 */
export const markListingLive = async (
  db: Kysely<Database>,
  config: Pick<Config, 'publicUrl'>,
  { target, publication }: Turn,
): Promise<void> => {
  if (!publication) return
  await sql`
    update site_targets set (
      shown_nap_id, shown_listing, shown_forms_url, shown_forms_key, shown_calls, shown_tracking_number
    ) = (
      select nap_id, data, forms_url, forms_key, calls, tracking_number from published_listings
      where publication_id = ${publication.id} and target_id = ${target.id}
    ) where id = ${target.id}`.execute(db)
  await markMovedForms(db, config, target.id)
  await markMovedCalls(db, config, target.siteId)
}
