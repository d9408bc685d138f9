import { sql, type Kysely } from 'kysely'

/**
 * Which main address each destination's pages name; null: not known. A site whose people chose no main destination
 * keeps the one that was published first.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table site_targets add column shown_main_url text`.execute(db)
  await sql`
    update sites set primary_target_id = (
      select id from site_targets
      where site_id = sites.id and url is not null
      order by created_at, id limit 1
    ) where primary_target_id is null`.execute(db)
  await sql`
    update site_targets set shown_main_url = regexp_replace(main.url, 'index\\.html$', '')
    from sites join site_targets main on main.id = sites.primary_target_id
    where sites.id = site_targets.site_id and site_targets.published_at is not null and main.url is not null`.execute(
    db,
  )
}
