import { shownPageName, type StyleUsePlace, type StyleUses } from '@web2/contract/sites'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const mostPlaces = 20

interface Row extends Omit<StyleUsePlace, '_id'> {
  readonly styleId: string
  readonly id: string
}

const placeOf = ({ kind, id, name }: Row): StyleUsePlace => ({
  kind,
  _id: id,
  name: kind === 'page' ? shownPageName(name) : name,
})

interface Wanted {
  readonly id: string
  /** Regular expression that finds it in the JSON of a document. */
  readonly pattern: string
}

/**
 * Returns the pages of a site, as its working copy has them, and the account's sections in whose documents these
 * are found, with one result for each. `key` is that of the working copy: the id of the site, or of one that was
 * never saved.
 */
const usesOf = async (
  db: Kysely<Database>,
  accountId: string,
  key: string,
  wanted: readonly Wanted[],
): Promise<readonly StyleUses[]> => {
  const { rows } = await sql<Row>`
    with style (id, pattern) as (
      select * from unnest(${wanted.map(({ id }) => id)}::text[], ${wanted.map(({ pattern }) => pattern)}::text[])
    ), page (id, name, document) as (
      select p.id::text, coalesce(w.name, p.name), coalesce(w.document, p.document)
      from site_pages p join sites s on s.id = p.site_id
        left join working_pages w on w.account_id = p.account_id and w.key = ${key} and w.page_id = p.id::text
      where p.account_id = ${accountId} and s.id::text = ${key} and s.removed_at is null
        and coalesce(w.is_deleted, false) = false
      union all
      select w.page_id, coalesce(w.name, w.known_name), w.document
      from working_pages w
      where w.account_id = ${accountId} and w.key = ${key} and w.document is not null
        and coalesce(w.is_deleted, false) = false
        and not exists (select from site_pages p where p.id::text = w.page_id and p.account_id = ${accountId})
    )
    select st.id as style_id, 'page' as kind, page.id, page.name
    from page join style st on page.document ~ st.pattern
    union all
    select st.id, 'section', m.id::text, m.name
    from cloud_modules m join style st on m.document ~ st.pattern
    where m.account_id = ${accountId} and m.deleted_at is null
    order by name`.execute(db)
  return wanted.map(({ id: _id }) => {
    const places = rows.filter(({ styleId }) => styleId === _id)
    return { _id, total: places.length, data: places.slice(0, mostPlaces).map(placeOf) }
  })
}

/** Returns where blocks have these classes, which consist of lowercase letters, digits and hyphens. */
export const styleUses = (
  db: Kysely<Database>,
  accountId: string,
  key: string,
  styleIds: readonly string[],
): Promise<readonly StyleUses[]> =>
  usesOf(
    db,
    accountId,
    key,
    styleIds.map((id) => ({ id, pattern: `"class":"([^"\\\\]* )?${id}( [^"\\\\]*)?"` })),
  )

/** Returns where design tokens with these names are used, also in texts that only look like CSS. */
export const tokenUses = (
  db: Kysely<Database>,
  accountId: string,
  key: string,
  names: readonly string[],
): Promise<readonly StyleUses[]> =>
  usesOf(
    db,
    accountId,
    key,
    names.map((id) => ({ id, pattern: `var\\(\\s*--${id}(?![\\w-])` })),
  )
