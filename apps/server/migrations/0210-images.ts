import { sql, type Kysely } from 'kysely'

/** Where pictures came from, and what searches answered (kept as long as the sources want it kept). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table image_rights (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      media_file_id uuid references media_files on delete set null,
      url text not null,
      source text not null,
      source_title text not null,
      source_id text not null,
      alt text not null,
      author text not null,
      author_url text,
      licence text not null,
      licence_url text,
      link text,
      credit_required boolean not null,
      credit text not null,
      prompt text,
      model text,
      cost double precision
    )`.execute(db)
  await sql`create index image_rights_newest on image_rights (account_id, created_at, id)`.execute(db)
  await sql`create index image_rights_file on image_rights (media_file_id)`.execute(db)
  await sql`create index image_rights_source on image_rights (account_id, source, source_id)`.execute(db)
  await sql`
    create table image_searches (
      account_id uuid not null references accounts on delete cascade,
      source text not null,
      query text not null,
      page integer not null,
      total integer not null,
      images jsonb not null,
      fetched_at timestamptz(3) not null,
      primary key (account_id, source, query, page)
    )`.execute(db)
}
