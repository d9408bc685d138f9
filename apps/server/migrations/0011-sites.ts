import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sites (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      root_slug text not null,
      host_slug text not null,
      status text not null default 'draft',
      nap_id uuid references naps on delete set null,
      email text not null default '',
      site_link text,
      run_id uuid,
      removed_at timestamptz(3)
    )`.execute(db)
  await sql`
    create unique index sites_root_slug_key on sites (account_id, root_slug) where removed_at is null`.execute(
    db,
  )
  // the folder at the built-in host is one for the whole installation, and stays taken until its files are gone
  await sql`create unique index sites_host_slug_key on sites (host_slug)`.execute(db)
  await sql`create index sites_newest on sites (account_id, created_at, id) where removed_at is null`.execute(
    db,
  )
  await sql`
    create table site_pages (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      site_id uuid not null references sites on delete cascade,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      slug text not null,
      position integer not null,
      is_default boolean not null default false,
      title text not null default '',
      description text not null default '',
      document text not null,
      html text not null,
      version integer not null default 1,
      constraint site_pages_slug_key unique (site_id, slug) deferrable initially deferred
    )`.execute(db)
  await sql`
    create table site_targets (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      site_id uuid not null references sites on delete cascade,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      cloud text not null,
      cloud_account_id uuid references cloud_accounts on delete set null,
      account_label text,
      bucket text,
      region text,
      folder text not null,
      url text,
      published_at timestamptz(3),
      uploaded integer not null default 0,
      unchanged integer not null default 0,
      deleted integer not null default 0,
      error text,
      live_check jsonb,
      unique nulls not distinct (site_id, cloud, account_label, bucket)
    )`.execute(db)
  await sql`
    create table site_files (
      target_id uuid not null references site_targets on delete cascade,
      path text not null,
      sha256 text not null,
      primary key (target_id, path)
    )`.execute(db)
}
