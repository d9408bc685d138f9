import { sql, type Kysely } from 'kysely'

/**
 * Themes of sites and of their working copies, as JSON text; a site without one is published as before. `theme_base`
 * identifies the site's theme at the first change in the copy, and is null for a copy that follows the site.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sites add column theme text`.execute(db)
  await sql`alter table working_copies add column theme text, add column theme_base text`.execute(db)
}
