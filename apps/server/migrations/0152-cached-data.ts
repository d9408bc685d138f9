import { sql, type Kysely } from 'kysely'

/** Unsaved work on sites, page by page. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table cached_pages (
      account_id uuid not null references accounts on delete cascade,
      user_id uuid not null references users on delete cascade,
      key text not null,
      page_id text not null,
      position integer not null,
      page text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      primary key (account_id, user_id, key, page_id)
    )`.execute(db)
  await sql`create index cached_pages_age on cached_pages (updated_at)`.execute(db)
}
