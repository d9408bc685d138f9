import { sql, type Kysely } from 'kysely'

/** The turbo site generator: its data, its generations, their pages, and what was written and found for them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const record = sql`
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    created_by uuid references users on delete set null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()`
  await sql`
    create table turbo_data (
      ${record},
      name text not null,
      columns jsonb not null,
      rows integer not null,
      bytes integer not null,
      notes jsonb not null,
      first_rows jsonb not null
    )`.execute(db)
  await sql`create index turbo_data_newest on turbo_data (account_id, created_at, id)`.execute(db)
  await sql`
    create table turbo_data_chunks (
      data_id uuid not null references turbo_data on delete cascade,
      number integer not null,
      rows bytea not null,
      primary key (data_id, number)
    )`.execute(db)
  await sql`
    create table turbos (
      ${record},
      name text not null,
      definition jsonb not null,
      document text not null,
      source_name text not null,
      source_version text not null,
      listings_version text not null default '',
      status text not null default 'draft',
      paused_from text,
      message text not null default '',
      changed_since jsonb not null default '[]',
      plan jsonb,
      plan_number integer not null default 0,
      planned_at timestamptz(3),
      page_count integer not null default 0,
      ready integer not null default 0,
      released integer not null default 0,
      failed_pages integer not null default 0,
      cost double precision default 0,
      site_count integer not null default 0,
      run_id uuid,
      approved_at timestamptz(3),
      approved_by uuid,
      listed_at timestamptz(3),
      next_at timestamptz(3)
    )`.execute(db)
  await sql`create index turbos_newest on turbos (account_id, created_at, id)`.execute(db)
  await sql`
    create table turbo_pages (
      ${record},
      turbo_id uuid not null references turbos on delete cascade,
      plan_number integer not null,
      site_id uuid references sites on delete set null,
      site_value text not null,
      site_row integer,
      kind text not null,
      hub_list integer,
      position integer not null,
      rows integer[] not null,
      terms text[] not null,
      key text not null,
      seed bigint not null,
      name text not null,
      path text not null,
      title text not null,
      nap_id uuid,
      latitude double precision,
      longitude double precision,
      region text not null default '',
      status text not null default 'planned',
      message text not null default '',
      attempts integer not null default 0,
      due_at timestamptz(3) not null default now(),
      usage_reservation jsonb,
      is_sample boolean not null default false,
      similarity double precision,
      similar_to uuid,
      article_id uuid,
      article_similarity double precision,
      released_at timestamptz(3),
      unique (turbo_id, key)
    )`.execute(db)
  await sql`create index turbo_pages_newest on turbo_pages (account_id, created_at, id)`.execute(db)
  await sql`create index turbo_pages_by_place on turbo_pages (turbo_id, position)`.execute(db)
  await sql`create index turbo_pages_by_status on turbo_pages (turbo_id, status, position)`.execute(db)
  await sql`create index turbo_pages_of_site on turbo_pages (site_id, position) where site_id is not null`.execute(
    db,
  )
  await sql`
    create table turbo_texts (
      page_id uuid not null references turbo_pages on delete cascade,
      node_id text not null,
      prompt_hash text not null,
      text text not null,
      input_tokens integer not null,
      output_tokens integer not null,
      cost double precision,
      primary key (page_id, node_id)
    )`.execute(db)
  await sql`
    create table turbo_pictures (
      turbo_id uuid not null references turbos on delete cascade,
      source text not null,
      query text not null,
      address text,
      message text not null default '',
      primary key (turbo_id, source, query)
    )`.execute(db)
  await sql`
    alter table sites
      add turbo_id uuid references turbos on delete set null,
      add turbo_value text,
      add turbo_wanted boolean not null default false`.execute(db)
  await sql`create unique index sites_of_turbo on sites (turbo_id, turbo_value) where turbo_id is not null and removed_at is null`.execute(
    db,
  )
}
