import { shownPageName, type ModuleUsePlace, type ModuleUses } from '@web2/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const mostPlaces = 20

/** Pages, sections and templates of the account that hold a reference to a section. */
export const moduleUses = async (
  db: Kysely<Database>,
  accountId: string,
  moduleId: string,
): Promise<ModuleUses> => {
  // as exportJson writes the prop; an id has no letters that JSON or a pattern would write otherwise
  const reference = `"moduleId":"${moduleId}"`
  const { rows } = await sql<{
    kind: ModuleUsePlace['kind']
    id: string
    name: string
    pageId: string | null
    pageName: string | null
  }>`
    select 'site' as kind, s.id, s.name, p.id as page_id, p.name as page_name
    from site_pages p join sites s on s.id = p.site_id
    where p.account_id = ${accountId} and s.removed_at is null and position(${reference} in p.document) > 0
    union all
    select 'page', id, name, null, null from cloud_pages
    where account_id = ${accountId} and deleted_at is null and position(${reference} in document) > 0
    union all
    select 'section', id, name, null, null from cloud_modules
    where account_id = ${accountId} and deleted_at is null and id <> ${moduleId}
      and position(${reference} in document) > 0
    union all
    select 'template', id, name, null, null from cloud_templates
    where account_id = ${accountId} and deleted_at is null and position(${reference} in document) > 0
    order by name, page_name`.execute(db)
  const data = rows.slice(0, mostPlaces).map(({ kind, id, name, pageId, pageName }) => ({
    kind,
    _id: id,
    name: kind === 'page' ? shownPageName(name) : name,
    ...(pageId !== null && pageName !== null && { pageId, pageName }),
  }))
  return { _id: moduleId, total: rows.length, data }
}
