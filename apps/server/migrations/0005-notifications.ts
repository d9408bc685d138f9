import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table outbox_horizon (xid xid8 not null)`.execute(db)
  await sql`insert into outbox_horizon values ('0')`.execute(db)
  await sql`
    create table notifications (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      type text not null,
      status text not null default 'unread' check (status in ('unread', 'seen')),
      payload jsonb not null default '{}',
      cause text not null
    )`.execute(db)
  await sql`create unique index notifications_cause on notifications (account_id, cause)`.execute(db)
  await sql`create index notifications_newest on notifications (account_id, created_at, id)`.execute(db)
}
