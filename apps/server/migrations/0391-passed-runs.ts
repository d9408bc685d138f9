import { sql, type Kysely } from 'kysely'

/** Runs that ended long ago are found by when they did, and those that a record still shows by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index runs_passed on runs (ended_at) where ended_at is not null`.execute(db)
  await sql`create index site_imports_passed on site_imports (created_at)`.execute(db)
  await sql`create index sites_run on sites (run_id) where run_id is not null`.execute(db)
  await sql`create index turbos_run on turbos (run_id) where run_id is not null`.execute(db)
}
