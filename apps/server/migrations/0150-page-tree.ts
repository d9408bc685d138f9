import { sql, type Kysely } from 'kysely'

/** Pages lie below others, and stand among their siblings by `position`; header and footer of all pages are sections. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table site_pages
      add column parent_id uuid references site_pages on delete set null deferrable initially deferred,
      add column in_navigation boolean not null default true`.execute(db)
  await sql`create index site_pages_parent on site_pages (parent_id) where parent_id is not null`.execute(db)
  await sql`
    alter table sites
      add column header_id uuid references cloud_modules on delete set null,
      add column footer_id uuid references cloud_modules on delete set null`.execute(db)
}
