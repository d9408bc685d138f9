import { shownPageName, type StyleUsePlace, type StyleUses } from '@web2/contract/sites'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const mostPlaces = 20

interface Row extends Omit<StyleUsePlace, '_id'> {
  readonly usedId: string
  readonly id: string
  readonly total: number
}

const placeOf = ({ kind, id, name }: Row): StyleUsePlace => ({
  kind,
  _id: id,
  name: kind === 'page' ? shownPageName(name) : name,
})

interface Wanted {
  readonly ids: readonly string[]
  /** Selects those of the ids that the JSON in `document` uses, each once. */
  readonly usedIn: RawBuilder<unknown>
}

/**
 * Returns the pages of a site, as its working copy has them, and the account's sections that use these, with one
 * result for each. `key` is that of the working copy: the id of the site, or of one that was never saved.
 */
const usesOf = async (
  db: Kysely<Database>,
  accountId: string,
  key: string,
  { ids, usedIn }: Wanted,
): Promise<readonly StyleUses[]> => {
  const { rows } = await sql<Row>`
    with page (id, name, document) as (
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
    ), place as (
      select used.id as used_id, 'page' as kind, page.id, page.name
      from page cross join lateral (${usedIn}) as used (id)
      union all
      select used.id, 'section', m.id::text, m.name
      from cloud_modules m cross join lateral (${usedIn}) as used (id)
      where m.account_id = ${accountId} and m.deleted_at is null
    )
    select used_id, kind, id, name, total
    from (
      select *, count(*) over (partition by used_id)::int as total,
        row_number() over (partition by used_id order by name, id) as number
      from place
    ) as numbered
    where number <= ${mostPlaces}
    order by number`.execute(db)
  const places = Map.groupBy(rows, ({ usedId }) => usedId)
  return ids.map((_id) => {
    const found = places.get(_id) ?? []
    return { _id, total: found[0]?.total ?? 0, data: found.map(placeOf) }
  })
}

/**
 * Returns where blocks have these classes, which consist of lowercase letters, digits and hyphens. Each document is
 * read once, however many classes there are.
 */
export const styleUses = (
  db: Kysely<Database>,
  accountId: string,
  key: string,
  styleIds: readonly string[],
): Promise<readonly StyleUses[]> =>
  usesOf(db, accountId, key, {
    ids: styleIds,
    usedIn: sql`
      select distinct class
      from string_to_table(document, '"class":"') with ordinality as part (text, number),
        string_to_table(split_part(part.text, '"', 1), ' ') as class
      where part.number > 1 and class = any(${[...styleIds]}::text[])`,
  })

/**
 * Returns where design tokens with these names are used, also in texts that only look like CSS. Each document is read
 * once, however many names there are.
 */
export const tokenUses = (
  db: Kysely<Database>,
  accountId: string,
  key: string,
  names: readonly string[],
): Promise<readonly StyleUses[]> =>
  usesOf(db, accountId, key, {
    ids: names,
    usedIn: sql`
      select distinct found[1]
      from regexp_matches(document, ${'var\\(\\s*--([\\w-]+)'}, 'g') as found
      where found[1] = any(${[...names]}::text[])`,
  })
