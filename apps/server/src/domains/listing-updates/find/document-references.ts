import type { ListingPlace, ListingPlaceKind } from '@web2/contract/listing-updates'
import { shownPageName } from '@web2/contract/sites'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ChangedListing } from '../changed-listing.ts'
import { documentTexts, partsOf } from '../document-text.ts'
import { containsNeedle } from '../contains-needle.ts'
import { mostRead } from './references.ts'
import { findReplacements, shownReplacement } from '../replacements.ts'

type Kind = Extract<ListingPlaceKind, 'page' | 'section' | 'site-page'>

interface Row {
  readonly document: string
  readonly kind: Kind
  readonly id: string
  readonly name: string
  readonly updatedAt: string
  readonly siteId: string | null
  readonly siteName: string | null
}

const rowsOf = async (
  db: Kysely<Database>,
  { accountId, needles }: ChangedListing,
): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select * from (
      select 'section' as kind, id, name, updated_at, null::uuid as site_id, null as site_name, document
      from cloud_modules where account_id = ${accountId} and deleted_at is null
      union all
      select 'page', id, name, updated_at, null, null, document
      from cloud_pages where account_id = ${accountId} and deleted_at is null
      union all
      select 'site-page', page.id, page.name, page.updated_at, site.id, site.name, page.document
      from site_pages page join sites site on site.id = page.site_id
      where page.account_id = ${accountId} and site.removed_at is null and site.turbo_id is null
    ) page
    where ${containsNeedle(sql`document`, needles)}
    order by kind, lower(site_name), lower(name), id limit ${mostRead}`.execute(db)
  return rows
}

const placeOf = (row: Row, { needles }: ChangedListing): ListingPlace[] => {
  const replacements = findReplacements(partsOf(documentTexts(row.document)), needles).map(shownReplacement)
  if (replacements.length === 0) return []
  return [
    {
      kind: row.kind,
      _id: row.id,
      name: row.kind === 'section' ? row.name : shownPageName(row.name),
      where: row.siteName ?? '',
      siteId: row.siteId,
      url: null,
      canUpdate: true,
      note: '',
      basedOn: row.updatedAt,
      replacements,
    },
  ]
}

/** Returns pages and sections that contain old data as typed text. */
export const documentPlaces = async (
  db: Kysely<Database>,
  listing: ChangedListing,
): Promise<ListingPlace[]> =>
  listing.needles.length === 0 ? [] : (await rowsOf(db, listing)).flatMap((row) => placeOf(row, listing))

/** Returns published sites that show one of these pages or sections, sections through their pages. */
export const sitesShowing = async (
  db: Kysely<Database>,
  accountId: string,
  places: readonly Pick<ListingPlace, 'kind' | '_id'>[],
): Promise<readonly { readonly id: string; readonly name: string; readonly url: string | null }[]> => {
  const idsOf = (kind: Kind) => places.filter((place) => place.kind === kind).map(({ _id }) => _id)
  const { rows } = await sql<{ id: string; name: string; url: string | null }>`
    select distinct on (site.id) site.id, site.name, target.url
    from sites site join site_targets target on target.site_id = site.id and target.published_at is not null
    where site.account_id = ${accountId} and site.removed_at is null and exists (
      select from site_pages page where page.site_id = site.id and (
        page.id = any(${idsOf('site-page')}::uuid[]) or exists (
          select from unnest(${idsOf('section')}::text[]) as section
          where position('"moduleId":"' || section || '"' in page.document) > 0)))
    order by site.id, target.created_at`.execute(db)
  return rows
}
