import { sql, type Kysely } from 'kysely'

/** Accounts at the payment service, and which of its events were taken already. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table subscriptions (
      account_id uuid primary key references accounts on delete cascade,
      customer_id text not null unique,
      subscription_id text,
      status text,
      tier text references tiers,
      current_period_end timestamptz(3),
      ends_then boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create table billing_events (
      id text primary key,
      type text not null,
      received_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index billing_events_oldest on billing_events (received_at)`.execute(db)
}
