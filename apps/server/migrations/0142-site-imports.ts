import { sql, type Kysely } from 'kysely'

/** Sites that are made from a zip file of another one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table site_imports (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete cascade not null,
      created_at timestamptz(3) not null default now(),
      site_name text not null,
      root_slug text not null,
      run_id uuid not null,
      site_id uuid references sites on delete set null,
      report jsonb
    )`.execute(db)
  await sql`create index site_imports_run on site_imports (run_id)`.execute(db)
}
