import { sql, type Kysely } from 'kysely'

/** The address that a zip file names: null for the site's main one, empty for none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table site_downloads add address text`.execute(db)
}
