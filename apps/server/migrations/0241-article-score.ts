import { sql, type Kysely } from 'kysely'

/** Null until the next save of an article that was there before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table articles add column score integer`.execute(db)
}
