import { sql, type Kysely } from 'kysely'

/** Texts that models write: what they are for, and each of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table generations (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      kind text not null,
      name text not null default '',
      keyword text not null,
      article_id uuid references articles on delete cascade,
      article_revision integer,
      nap_id uuid references naps on delete set null,
      variables jsonb not null default '[]',
      status text not null default 'queued',
      message text not null default ''
    )`.execute(db)
  await sql`create index generations_newest on generations (account_id, created_at, id)`.execute(db)
  await sql`create index generations_of_article on generations (article_id) where article_id is not null`.execute(
    db,
  )
  await sql`create index generations_of_nap on generations (nap_id) where nap_id is not null`.execute(db)
  await sql`
    create table generation_cards (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      generation_id uuid not null references generations on delete cascade,
      parent_id uuid,
      position integer not null,
      title text not null,
      type text not null,
      heading text not null,
      prompt text not null,
      prompt_source text not null,
      generate_text_by jsonb,
      status text not null default 'waiting',
      text text not null default '',
      message text not null default '',
      edited boolean not null default false,
      input_tokens integer not null default 0,
      output_tokens integer not null default 0,
      cost double precision,
      turn integer not null default 0,
      stop_requested boolean not null default false,
      unique (generation_id, position)
    )`.execute(db)
  await sql`create index generation_cards_newest on generation_cards (account_id, created_at, id)`.execute(db)
}
