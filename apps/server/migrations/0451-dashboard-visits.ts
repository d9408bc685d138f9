import { sql, type Kysely } from 'kysely'

/** The counts that each user saw on the dashboard last, to show what changed since. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table dashboard_visits (
      account_id uuid not null references accounts (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      seen_at timestamptz not null,
      counts jsonb not null,
      since timestamptz,
      since_counts jsonb,
      primary key (account_id, user_id)
    )`.execute(db)
  await sql`create index dashboard_visits_of_user on dashboard_visits (user_id)`.execute(db)
}
