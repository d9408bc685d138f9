import { shownPageName, type ModuleUsePlace, type ModuleUses } from '@web2/contract/sites'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'

const mostPlaces = 20

interface Row {
  readonly moduleId: string
  readonly kind: ModuleUsePlace['kind']
  readonly id: string
  readonly name: string
  readonly pageId: string | null
  readonly pageName: string | null
}

const placeOf = ({ kind, id, name, pageId, pageName }: Row): ModuleUsePlace => ({
  kind,
  _id: id,
  name: kind === 'page' ? shownPageName(name) : name,
  ...(pageId !== null && pageName !== null && { pageId, pageName }),
})

/**
 * Returns the account's pages, sections and templates that reference sections, with one result per section.
 */
export const moduleUses = async (
  db: Kysely<Database>,
  accountId: string,
  moduleIds: readonly string[],
): Promise<readonly ModuleUses[]> => {
  // as storedJson writes the prop; ids contain no characters that JSON or LIKE would escape
  const { rows } = await sql<Row>`
    with module (id, reference) as (
      select id, '"moduleId":"' || id || '"' from unnest(${[...moduleIds]}::text[]) as id
    )
    select m.id as module_id, 'site' as kind, s.id, s.name, p.id::text as page_id, p.name as page_name
    from site_pages p join sites s on s.id = p.site_id
      join module m on position(m.reference in p.document) > 0
    where p.account_id = ${accountId} and s.removed_at is null
    union all
    select m.id, 'site', s.id, s.name, w.page_id, coalesce(w.name, w.known_name)
    from working_pages w join sites s on s.id::text = w.key
      join module m on position(m.reference in w.document) > 0
    where w.account_id = ${accountId} and s.account_id = ${accountId} and s.removed_at is null
      and not exists (
        select from site_pages p where p.id::text = w.page_id and position(m.reference in p.document) > 0)
    union all
    select m.id, 'page', d.id, d.name, null, null
    from cloud_pages d join module m on position(m.reference in d.document) > 0
    where d.account_id = ${accountId} and d.deleted_at is null
    union all
    select m.id, 'section', d.id, d.name, null, null
    from cloud_modules d join module m on position(m.reference in d.document) > 0 and d.id::text <> m.id
    where d.account_id = ${accountId} and d.deleted_at is null
    union all
    select m.id, 'template', d.id, d.name, null, null
    from cloud_templates d join module m on position(m.reference in d.document) > 0
    where d.account_id = ${accountId} and d.deleted_at is null
    order by name, page_name`.execute(db)
  return moduleIds.map((_id) => {
    const places = rows.filter(({ moduleId }) => moduleId === _id)
    return { _id, total: places.length, data: places.slice(0, mostPlaces).map(placeOf) }
  })
}

/** Returns the ids that are undeleted sections of the account. */
export const existingModules = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const rows = await db
    .selectFrom('cloudModules')
    .select('id')
    .where('id', 'in', known)
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
