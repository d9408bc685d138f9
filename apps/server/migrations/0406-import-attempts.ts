import { sql, type Kysely } from 'kysely'

/** How often a worker began an import and neither ended it nor failed: it was killed, or hung. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table site_imports add attempts integer not null default 0`.execute(db)
}
