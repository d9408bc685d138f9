import { sql, type Kysely } from 'kysely'

/** Requests of accounts for activation or another tier. One can be open at a time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table billing_requests (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      tier text not null references tiers,
      message text not null default '',
      status text not null default 'open' check (status in ('open', 'granted', 'declined', 'withdrawn')),
      answer text not null default '',
      answered_by uuid references users on delete set null,
      answered_at timestamptz(3)
    )`.execute(db)
  await sql`
    create unique index billing_requests_open on billing_requests (account_id) where status = 'open'`.execute(
    db,
  )
  await sql`create index billing_requests_newest on billing_requests (account_id, created_at, id)`.execute(db)
  await sql`create index billing_requests_of_all on billing_requests (created_at, id)`.execute(db)
}
