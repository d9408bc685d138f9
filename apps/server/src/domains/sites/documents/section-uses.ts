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
 * Returns the account's pages, sections and templates that reference sections, with one result per section. Each
 * document is read once, however many sections there are.
 */
export const moduleUses = async (
  db: Kysely<Database>,
  accountId: string,
  moduleIds: readonly string[],
): Promise<readonly ModuleUses[]> => {
  // as storedJson writes the prop; ids contain no characters that JSON would escape
  const prop = '"moduleId":"'
  const used = sql`lateral (
    select distinct id
    from string_to_table(document, ${prop}) with ordinality as part (text, number), split_part(part.text, '"', 1) as id
    where part.number > 1 and id = any(${[...moduleIds]}::text[])
  ) as module (id)`
  const { rows } = await sql<Row>`
    select module.id as module_id, 'site' as kind, s.id, s.name, p.id::text as page_id, p.name as page_name
    from site_pages p join sites s on s.id = p.site_id cross join ${used}
    where p.account_id = ${accountId} and s.removed_at is null
    union all
    select module.id, 'site', s.id, s.name, w.page_id, coalesce(w.name, w.known_name)
    from working_pages w join sites s on s.id::text = w.key cross join ${used}
    where w.account_id = ${accountId} and s.account_id = ${accountId} and s.removed_at is null
      and not exists (
        select from site_pages p
        where p.id::text = w.page_id and position(${prop} || module.id || '"' in p.document) > 0)
    union all
    select module.id, 'page', d.id, d.name, null, null
    from cloud_pages d cross join ${used}
    where d.account_id = ${accountId} and d.deleted_at is null
    union all
    select module.id, 'section', d.id, d.name, null, null
    from cloud_modules d cross join ${used}
    where d.account_id = ${accountId} and d.deleted_at is null and d.id::text <> module.id
    union all
    select module.id, 'template', d.id, d.name, null, null
    from cloud_templates d cross join ${used}
    where d.account_id = ${accountId} and d.deleted_at is null
    order by name, page_name`.execute(db)
  const found = Map.groupBy(rows, ({ moduleId }) => moduleId)
  return moduleIds.map((_id) => {
    const places = found.get(_id) ?? []
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
