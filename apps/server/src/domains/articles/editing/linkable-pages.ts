import type { PublishedPage } from '@web2/contract/articles'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Maximum number of pages offered as link targets; newest sites first. */
const most = 2_000

interface Row extends Omit<PublishedPage, '_id' | 'url'> {
  readonly id: string
  readonly siteUrl: string
  readonly folder: string
}

/** Returns published pages with their URLs at their site's primary or first target. */
export const publishedPages = async (db: Kysely<Database>, accountId: string): Promise<PublishedPage[]> => {
  const { rows } = await sql<Row>`
    with recursive paths as (
      select id, site_id, name, title, is_default, case when is_default then '' else slug || '/' end as folder
      from site_pages where account_id = ${accountId} and parent_id is null
      union all
      select page.id, page.site_id, page.name, page.title, page.is_default, paths.folder || page.slug || '/'
      from site_pages page join paths on page.parent_id = paths.id
    )
    select paths.id, site.name as site_name, paths.name, paths.title, paths.is_default, target.url as site_url, paths.folder
    from sites site
    join lateral (
      select id, url from site_targets
      where site_id = site.id and url is not null and published_at is not null
      order by (id = site.primary_target_id) desc nulls last, created_at limit 1
    ) target on true
    join paths on paths.site_id = site.id
    join site_files file on file.target_id = target.id and file.path = paths.folder || 'index.html'
    where site.account_id = ${accountId} and site.removed_at is null
    order by site.created_at desc, paths.folder limit ${most}`.execute(db)
  return rows.map(({ id, siteUrl, folder, ...page }) => {
    const namesFiles = siteUrl.endsWith('index.html')
    const base = siteUrl.replace(/index\.html$/, '').replace(/\/?$/, '/')
    return { _id: id, ...page, url: `${base}${folder}${namesFiles ? 'index.html' : ''}` }
  })
}

/** Returns the URLs of the account's live sites, at the same targets as `publishedPages`. */
export const siteAddresses = async (db: Kysely<Database>, accountId: string): Promise<string[]> => {
  const { rows } = await sql<{ url: string }>`
    select distinct on (site.id) target.url from sites site
    join site_targets target on target.site_id = site.id and target.url is not null and target.published_at is not null
    where site.account_id = ${accountId} and site.removed_at is null
    order by site.id, (target.id = site.primary_target_id) desc nulls last, target.created_at limit ${most}`.execute(
    db,
  )
  return rows.map(({ url }) => url)
}
