import { sql, type Kysely } from 'kysely'

/** The history of publications, what a site says of them, and the progress of each target. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table publications (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      site_id uuid not null references sites on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      run_id uuid not null,
      number integer not null,
      restored_from uuid references publications on delete set null,
      status text not null default 'queued',
      message text not null default '',
      ended_at timestamptz(3),
      pages_kept boolean not null default false,
      targets jsonb not null default '[]',
      unique (site_id, number)
    )`.execute(db)
  await sql`create unique index publications_run on publications (run_id)`.execute(db)
  await sql`
    alter table site_targets
      add pages integer not null default 0,
      add objects integer not null default 0,
      add bytes bigint not null default 0,
      add index_now jsonb`.execute(db)
  await sql`
    alter table sites
      add primary_target_id uuid references site_targets on delete set null,
      add index_now_key text`.execute(db)
  await sql`
    alter table run_items
      add working boolean not null default false,
      add done integer not null default 0,
      add total integer not null default 0`.execute(db)
  await sql`alter table runs add steps jsonb not null default '[]'`.execute(db)
}
