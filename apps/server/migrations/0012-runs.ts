import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table runs (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      kind text not null,
      subject_id uuid,
      status text not null default 'queued',
      done integer not null default 0,
      total integer not null default 0,
      message text not null default '',
      cancel_requested boolean not null default false,
      started_at timestamptz(3),
      ended_at timestamptz(3)
    )`.execute(db)
  await sql`create index runs_newest on runs (account_id, created_at, id)`.execute(db)
  // one run at a time works for a subject: the second is refused by the database itself
  await sql`
    create unique index runs_one_at_work on runs (kind, subject_id)
    where status in ('queued', 'running')`.execute(db)
  await sql`
    create table run_items (
      id uuid primary key,
      run_id uuid not null references runs on delete cascade,
      subject_id uuid not null,
      status text not null default 'planned',
      attempts integer not null default 0,
      due_at timestamptz(3) not null default now(),
      message text not null default '',
      usage_reservation jsonb,
      unique (run_id, subject_id)
    )`.execute(db)
  await sql`create index run_items_due on run_items (due_at) where status = 'planned'`.execute(db)
}
