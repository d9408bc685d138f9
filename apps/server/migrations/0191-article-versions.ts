import { sql, type Kysely } from 'kysely'

/** Versions of articles; the current text becomes the first one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table article_versions (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      article_id uuid not null references articles on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      kind text not null,
      revision integer not null,
      title text not null,
      text text not null,
      words integer not null,
      keyword text not null,
      slug text not null,
      meta_title text not null,
      meta_description text not null,
      featured_image text not null
    )`.execute(db)
  await sql`create index article_versions_newest on article_versions (article_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index article_versions_account on article_versions (account_id)`.execute(db)
  await sql`
    insert into article_versions (id, account_id, article_id, created_by, created_at, updated_at, kind, revision,
      title, text, words, keyword, slug, meta_title, meta_description, featured_image)
    select gen_random_uuid(), account_id, id, created_by, updated_at, updated_at, 'created', revision,
      title, text, words, keyword, slug, meta_title, meta_description, featured_image
    from articles`.execute(db)
}
