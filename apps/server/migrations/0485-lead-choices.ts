import { sql, type Kysely } from 'kysely'

/** Options that visitors chose, as shown to them, so that searches find these. Earlier leads have none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table leads add column choices text not null default ''`.execute(db)
  // as the other texts of leads (migration 478)
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`create index leads_search_choices on leads using gin (choices gin_trgm_ops)`.execute(db)
}
