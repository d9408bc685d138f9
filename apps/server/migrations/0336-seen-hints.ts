import { sql, type Kysely } from 'kysely'

/** What a person has seen or put away, such as the tour; it follows them to every browser. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seen_hints (
      user_id uuid not null references users on delete cascade,
      hint text not null,
      seen_at timestamptz(3) not null default now(),
      primary key (user_id, hint)
    )`.execute(db)
}
