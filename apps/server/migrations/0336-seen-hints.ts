import { sql, type Kysely } from 'kysely'

/** Hints that a person has seen or dismissed, such as the tour, for all their browsers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seen_hints (
      user_id uuid not null references users on delete cascade,
      hint text not null,
      seen_at timestamptz(3) not null default now(),
      primary key (user_id, hint)
    )`.execute(db)
}
