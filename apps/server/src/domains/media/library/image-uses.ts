import { sql, type Kysely } from 'kysely'
import type { MediaUse } from '@web2/contract/media'
import type { Database } from '../../../platform/db/database.ts'

/** Documents of an account with their names for users. */
const documents = sql`
  select account_id, document, (select s.name from sites s where s.id = p.site_id) || ' › ' || name as name
  from site_pages p where exists (select from sites s where s.id = p.site_id and s.removed_at is null)
  union all select account_id, document,
    coalesce((select s.name from sites s where s.id = w.site_id) || ' › ', '') || coalesce(name, known_name) || ' (not saved)'
  from working_pages join working_copies w using (account_id, key) where document is not null
  union all select account_id, document, name from cloud_pages where deleted_at is null
  union all select account_id, document, name from cloud_modules where deleted_at is null
  union all select account_id, document, name from cloud_templates where deleted_at is null
  union all select account_id, theme, name || ' › Theme' from sites where theme is not null and removed_at is null
  union all select account_id, theme,
    coalesce((select s.name from sites s where s.id = w.site_id) || ' › ', '') || 'Theme (not saved)'
  from working_copies w where theme is not null
  union all select account_id, fragment, name from saved_blocks where deleted_at is null
  union all select account_id, text || featured_image, title from articles
  union all select account_id, poster, name from media_files where poster <> '' and removed_at is null`

const mostNames = 5

/** Returns pages, sections, templates, saved blocks and articles that show an image, by its URL stem. */
export const pagesUsingImage = async (
  db: Kysely<Database>,
  accountId: string,
  stems: readonly string[],
): Promise<MediaUse> => {
  if (stems.length === 0) return { pages: 0, names: [] }
  const { rows } = await sql<{ name: string }>`
    select name from (${documents}) as used
    where account_id = ${accountId}
      and exists (select from unnest(${[...stems]}::text[]) as stem where position(stem in document) > 0)
    order by name`.execute(db)
  return { pages: rows.length, names: rows.slice(0, mostNames).map(({ name }) => name) }
}

/** Returns the stems used in any document, including deleted documents that may be restored. */
export const shownStems = async (
  db: Kysely<Database>,
  accountId: string,
  stems: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (stems.length === 0) return new Set()
  const { rows } = await sql<{ stem: string }>`
    select stem from unnest(${[...stems]}::text[]) as stem
    where exists (select from site_pages where account_id = ${accountId} and position(stem in document) > 0)
      or exists (select from working_pages where account_id = ${accountId} and position(stem in document) > 0)
      or exists (select from cloud_pages where account_id = ${accountId} and position(stem in document) > 0)
      or exists (select from cloud_modules where account_id = ${accountId} and position(stem in document) > 0)
      or exists (select from cloud_templates where account_id = ${accountId} and position(stem in document) > 0)
      or exists (select from sites where account_id = ${accountId} and position(stem in theme) > 0)
      or exists (select from working_copies where account_id = ${accountId} and position(stem in theme) > 0)
      or exists (select from saved_blocks where account_id = ${accountId} and position(stem in fragment) > 0)
      or exists (select from media_files where account_id = ${accountId} and position(stem in poster) > 0)
      or exists (select from articles where account_id = ${accountId} and position(stem in text || featured_image) > 0)
      or exists (select from deleted_articles where account_id = ${accountId}
        and (position(stem in article ->> 'text') > 0 or position(stem in article ->> 'featured_image') > 0
          or position(stem in versions::text) > 0))
      or exists (select from article_versions where account_id = ${accountId} and position(stem in text || featured_image) > 0)`.execute(
    db,
  )
  return new Set(rows.map(({ stem }) => stem))
}
