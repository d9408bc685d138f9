import { sql, type Kysely } from 'kysely'

/** Heading and order of forms, by which those with one name on one page differ. Unknown until it is rendered again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table lead_forms add column heading text not null default '', add column position integer`.execute(
    db,
  )
}
