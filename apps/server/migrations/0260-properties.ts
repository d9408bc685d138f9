import { sql, type Kysely } from 'kysely'

/** Blogs of the accounts on platforms of others, the places in them that take posts, and their verifications. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table properties (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      property_type text not null,
      means text not null,
      name text not null default '',
      url text not null,
      username text not null default '',
      status text not null default 'new',
      next_step text not null default '',
      problem_kind text,
      problem text not null default '',
      secrets_sealed text,
      secrets_revision integer not null default 0,
      last_verified_at timestamptz(3),
      last_post_at timestamptz(3)
    )`.execute(db)
  await sql`create index properties_newest on properties (account_id, created_at, id)`.execute(db)
  await sql`create unique index properties_url on properties (account_id, property_type, url, username)`.execute(
    db,
  )
  await sql`
    create table sub_properties (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      property_id uuid not null references properties on delete cascade,
      property_type text not null,
      external_id text not null,
      name text not null default '',
      url text not null,
      web_url text not null,
      scrape_status text not null default 'scraped',
      unique (property_id, external_id)
    )`.execute(db)
  await sql`create index sub_properties_newest on sub_properties (account_id, created_at, id)`.execute(db)
  await sql`
    create table verifications (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      property_id uuid not null references properties on delete cascade,
      status text not null default 'running',
      step text not null default '',
      ask jsonb,
      state_sealed text,
      link_hash text,
      tries integer not null default 0,
      answer_sealed text,
      expires_at timestamptz(3)
    )`.execute(db)
  await sql`
    create unique index verifications_open on verifications (property_id)
    where status in ('running', 'waiting')`.execute(db)
  await sql`create unique index verifications_link on verifications (link_hash) where link_hash is not null`.execute(
    db,
  )
  await sql`create index verifications_due on verifications (expires_at) where status = 'waiting'`.execute(db)
  await sql`create index verifications_of_account on verifications (account_id, created_at, id)`.execute(db)
}
