import { sql, type Kysely } from 'kysely'

/** Articles by the hundred: a bulk, and a row for each keyword of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const record = sql`
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    created_by uuid references users on delete set null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()`
  await sql`
    create table article_bulks (
      ${record},
      start_id uuid,
      name text not null,
      written_by text not null,
      cards jsonb,
      stacker jsonb,
      category_id uuid references categories on delete set null,
      status text not null default 'running',
      message text not null default '',
      total integer not null,
      waiting integer not null default 0,
      writing integer not null default 0,
      written integer not null default 0,
      review integer not null default 0,
      failed integer not null default 0,
      cancelled integer not null default 0,
      words integer not null default 0,
      cost double precision default 0,
      resumed_at timestamptz(3) not null default now(),
      ended_at timestamptz(3),
      unique (account_id, start_id)
    )`.execute(db)
  await sql`create index article_bulks_newest on article_bulks (account_id, created_at, id)`.execute(db)
  await sql`create index article_bulks_of_category on article_bulks (category_id) where category_id is not null`.execute(
    db,
  )
  await sql`
    create table article_bulk_rows (
      ${record},
      bulk_id uuid not null references article_bulks on delete cascade,
      position integer not null,
      keyword text not null,
      nap_id uuid references naps on delete set null,
      status text not null default 'waiting',
      message text not null default '',
      generation_id uuid references generations on delete set null,
      run_id uuid,
      article_id uuid references articles on delete set null,
      words integer not null default 0,
      cost double precision,
      similarity double precision,
      similar_to uuid references articles on delete set null,
      compared boolean not null default false,
      ended_at timestamptz(3),
      unique (bulk_id, position)
    )`.execute(db)
  await sql`create index article_bulk_rows_newest on article_bulk_rows (account_id, created_at, id)`.execute(
    db,
  )
  await sql`create index article_bulk_rows_by_status on article_bulk_rows (bulk_id, status, position)`.execute(
    db,
  )
  for (const [name, column] of [
    ['generation', 'generation_id'],
    ['article', 'article_id'],
    ['nap', 'nap_id'],
    ['similar', 'similar_to'],
  ] as const)
    await sql`
      create index ${sql.id(`article_bulk_rows_of_${name}`)} on article_bulk_rows (${sql.id(column)})
      where ${sql.id(column)} is not null`.execute(db)
  await sql`alter table generations add bulk_id uuid references article_bulks on delete set null`.execute(db)
  await sql`create index generations_of_bulk on generations (bulk_id) where bulk_id is not null`.execute(db)
}
