import { sql, type Kysely } from 'kysely'

/** The quality that was asked of a generator that has several; null where it decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table image_generations add column quality text`.execute(db)
}
