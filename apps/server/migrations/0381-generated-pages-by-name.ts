import { sql, type Kysely } from 'kysely'

/** An account has hundreds of thousands of generated pages; each is found by a part of its name or its address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A PostgreSQL of the user's own may come without the extension: searching then reads the account's rows.
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index turbo_pages_search on turbo_pages using gin (name gin_trgm_ops, path gin_trgm_ops)`.execute(
    db,
  )
}
