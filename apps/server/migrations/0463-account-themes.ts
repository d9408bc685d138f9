import { sql, type Kysely } from 'kysely'

/** Themes that an account keeps for its sites, as JSON text with the values that a list shows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table account_themes (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      sample jsonb not null,
      theme text not null
    )`.execute(db)
  await sql`
    create unique index account_themes_name on account_themes (account_id, lower(name))`.execute(db)
  await sql`
    create index account_themes_newest on account_themes (account_id, created_at, id)`.execute(db)
  await sql`
    create index account_themes_creator on account_themes (created_by)`.execute(db)
}
