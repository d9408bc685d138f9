import { sql, type Kysely } from 'kysely'

/** Addresses that pages of a published site had before they were renamed or moved. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table site_moved_pages (
      account_id uuid not null references accounts on delete cascade,
      site_id uuid not null references sites on delete cascade,
      path text not null,
      page_id uuid not null references site_pages on delete cascade,
      created_at timestamptz not null default now(),
      primary key (site_id, path)
    )`.execute(db)
  await sql`create index site_moved_pages_page on site_moved_pages (page_id)`.execute(db)
}
