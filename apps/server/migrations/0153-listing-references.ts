import { sql, type Kysely } from 'kysely'

/** References to listings, so that a deletion finds them without reading all sites, pages and sections. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['sites', 'cloud_pages', 'cloud_modules', 'cloud_templates'])
    await sql`
      create index ${sql.ref(`${table}_nap`)} on ${sql.table(table)} (nap_id) where nap_id is not null`.execute(
      db,
    )
}
