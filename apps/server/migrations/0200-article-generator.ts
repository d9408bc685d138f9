import { sql, type Kysely } from 'kysely'

/** Saved prompts by type of card, and saved card trees, of the article generator. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const record = sql`
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    created_by uuid references users on delete set null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()`
  await sql`
    create table article_prompts (${record}, type text not null, name text not null, text text not null)`.execute(
    db,
  )
  await sql`create index article_prompts_newest on article_prompts (account_id, created_at, id)`.execute(db)
  await sql`create table generator_presets (${record}, name text not null, cards jsonb not null)`.execute(db)
  await sql`create index generator_presets_newest on generator_presets (account_id, created_at, id)`.execute(
    db,
  )
}
