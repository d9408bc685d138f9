import { sql, type Kysely } from 'kysely'

/** More of a listing, its search at 100,000 records, and the parts of imports. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table naps
      add column cid text not null default '',
      add column place_id text not null default '',
      add column special_days jsonb not null default '[]'`.execute(db)
  await sql`
    create table nap_batches (
      account_id uuid not null references accounts on delete cascade,
      import_id uuid not null,
      batch integer not null,
      answer jsonb not null,
      created_at timestamptz(3) not null default now(),
      primary key (account_id, import_id, batch)
    )`.execute(db)
  // A PostgreSQL of the user's own may come without the extension: searching then reads the account's rows.
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    create index naps_search on naps using gin (
      business_name gin_trgm_ops, address1 gin_trgm_ops, city gin_trgm_ops, state gin_trgm_ops,
      zip gin_trgm_ops, phone gin_trgm_ops, website gin_trgm_ops
    )`.execute(db)
}
