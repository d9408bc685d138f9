import { sql, type Kysely } from 'kysely'

/**
 * Working copies of sites: what an account has changed in the editor and not saved yet, page by page. `cached_pages`
 * stays: it holds the unsaved pages of the release before, and nodes of that release still write there.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table working_copies (
      account_id uuid not null references accounts on delete cascade,
      key text not null,
      site_id uuid references sites on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      revision integer not null default 0,
      template_id text,
      nap_id uuid references naps on delete set null,
      primary key (account_id, key)
    )`.execute(db)
  await sql`create index working_copies_by_site on working_copies (site_id)`.execute(db)
  await sql`create index working_copies_by_nap on working_copies (nap_id)`.execute(db)
  await sql`
    create table working_pages (
      account_id uuid not null references accounts on delete cascade,
      key text not null,
      page_id text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      is_edit boolean not null,
      is_deleted boolean not null default false,
      is_duplicated boolean not null default false,
      is_home boolean not null default false,
      name text,
      slug text,
      parent_id text,
      position integer,
      in_navigation boolean,
      document text,
      base_hash text,
      known_name text not null,
      known_slug text not null,
      revision uuid not null,
      saved_as text,
      primary key (account_id, key, page_id),
      foreign key (account_id, key) references working_copies on delete cascade
    )`.execute(db)
}
