import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table articles (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      title text not null default '',
      text text not null default '',
      keyword text not null default '',
      category_id uuid references categories on delete set null,
      status text not null default 'draft',
      source text not null default 'manual',
      slug text not null default '',
      meta_title text not null default '',
      meta_description text not null default '',
      featured_image text not null default '',
      generator jsonb,
      provenance jsonb not null default '{"provider":null,"model":null,"cost":null,"when":null,"reviewedBy":null,"reviewedAt":null,"reviewedRevision":null}',
      words integer not null default 0,
      revision integer not null default 1,
      problem text not null default ''
    )`.execute(db)
  for (const column of ['created_at', 'updated_at', 'title'])
    await sql`
      create index ${sql.id(`articles_by_${column}`)} on articles (account_id, ${sql.id(column)}, id)`.execute(
      db,
    )
  await sql`create index articles_by_category on articles (account_id, category_id)`.execute(db)
  await sql`create index articles_of_category on articles (category_id) where category_id is not null`.execute(
    db,
  )
  // A PostgreSQL of the user's own may come without the extension: searching then reads the account's rows.
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index articles_search on articles using gin (title gin_trgm_ops, keyword gin_trgm_ops)`.execute(
    db,
  )
}
