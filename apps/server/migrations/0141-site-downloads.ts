import { sql, type Kysely } from 'kysely'

/** Zip files of sites that were asked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table site_downloads (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      site_id uuid not null references sites on delete cascade,
      site_name text not null,
      run_id uuid not null,
      size bigint
    )`.execute(db)
  await sql`create index site_downloads_run on site_downloads (run_id)`.execute(db)
}
