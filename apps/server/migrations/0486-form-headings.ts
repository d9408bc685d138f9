import { sql, type Kysely } from 'kysely'

/** What tells forms with one name on one page apart. Empty and null until the page is rendered again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table lead_forms add column heading text not null default '', add column position integer`.execute(
    db,
  )
}
