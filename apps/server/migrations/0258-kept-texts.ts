import { sql, type Kysely } from 'kysely'

/** Edited text of a card before it is generated again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table generation_cards add kept jsonb`.execute(db)
}
