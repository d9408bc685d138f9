import { sql, type Kysely } from 'kysely'

/** Problems of a publication for its visitors, and who accepted its errors. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table publications add column review jsonb`.execute(db)
}
