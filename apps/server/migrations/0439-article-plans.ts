import { sql, type Kysely } from 'kysely'

/** Articles with a brief and an outline: their order, the section of each text, and what they are written from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table generations add column plan jsonb`.execute(db)
  await sql`alter table generation_cards add column section text`.execute(db)
  await sql`
    create table generation_sources (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      generation_id uuid not null references generations on delete cascade,
      position integer not null,
      kind text not null,
      title text not null default '',
      url text not null default '',
      article_id uuid references articles on delete set null,
      status text not null default 'waiting',
      message text not null default '',
      text text not null default '',
      characters integer not null default 0,
      read_at timestamptz(3),
      unique (generation_id, position)
    )`.execute(db)
  await sql`create index generation_sources_newest on generation_sources (account_id, created_at, id)`.execute(
    db,
  )
  await sql`create index generation_sources_of_article on generation_sources (article_id) where article_id is not null`.execute(
    db,
  )
}
