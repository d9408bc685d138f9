import { sql, type Kysely } from 'kysely'

/** Name of a site at one of its targets; null for the site's own name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table site_targets add column site_name text`.execute(db)
  // whose folder a place of a bucket is
  await sql`create index site_targets_by_folder on site_targets (account_id, folder)`.execute(db)
}
