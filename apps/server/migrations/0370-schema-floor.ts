import { sql, type Kysely } from 'kysely'

/** Steps that a release must know to work on these tables: one that takes something away writes it here. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table schema_floor (step text primary key)`.execute(db)
}
