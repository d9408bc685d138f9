import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table usage_counters (
      account_id uuid not null references accounts on delete cascade,
      period text not null,
      resource text not null,
      used integer not null default 0 check (used >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      primary key (account_id, period, resource)
    )`.execute(db)
}
