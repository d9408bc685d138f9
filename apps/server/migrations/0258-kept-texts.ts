import { sql, type Kysely } from 'kysely'

/** What a text said before it was written again, so that a person's words are not lost to a service's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table generation_cards add kept jsonb`.execute(db)
}
