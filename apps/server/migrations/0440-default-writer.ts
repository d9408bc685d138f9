import { sql, type Kysely } from 'kysely'

/** The account's default service and model of texts, and who has written each text. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table settings add default_writer jsonb`.execute(db)
  await sql`alter table generation_cards add written_by jsonb`.execute(db)
}
