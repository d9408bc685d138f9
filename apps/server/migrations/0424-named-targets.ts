import { sql, type Kysely } from 'kysely'

/** What a site is called at one of its places; null: as it is called. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table site_targets add column site_name text`.execute(db)
  // whose folder a place of a bucket is
  await sql`create index site_targets_by_folder on site_targets (account_id, folder)`.execute(db)
}
