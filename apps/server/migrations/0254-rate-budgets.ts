import { sql, type Kysely } from 'kysely'

/** Rate limits of outside services, counted for all workers together. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table rate_budgets (
      name text primary key,
      held_until timestamptz(3),
      uses jsonb not null default '{}'
    )`.execute(db)
  await sql`
    create table rate_slots (
      id uuid primary key,
      budget text not null references rate_budgets on delete cascade,
      permit uuid not null,
      taken integer not null,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index rate_slots_of_budget on rate_slots (budget, expires_at)`.execute(db)
  await sql`create index rate_slots_of_permit on rate_slots (permit)`.execute(db)
}
