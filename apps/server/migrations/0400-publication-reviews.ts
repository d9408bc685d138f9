import { sql, type Kysely } from 'kysely'

/** What visitors miss of a publication, and whether somebody accepted its errors by name. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table publications add column review jsonb`.execute(db)
}
