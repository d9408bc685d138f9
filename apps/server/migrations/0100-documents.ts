import { sql, type Kysely } from 'kysely'

/** Pages, sections and own templates have the same shape; a list reads their views, without content and the deleted. */
const tables = ['cloud_pages', 'cloud_modules', 'cloud_templates']

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) {
    await sql`
      create table ${sql.table(table)} (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        created_by uuid references users on delete set null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        name text not null,
        template_id text,
        document text not null,
        html text not null,
        size integer generated always as (octet_length(html)) stored,
        version integer not null default 1,
        deleted_at timestamptz(3)
      )`.execute(db)
    for (const column of ['created_at', 'updated_at', 'name'])
      await sql`
        create index ${sql.id(`${table}_by_${column}`)} on ${sql.table(table)}
        (account_id, ${sql.id(column)}, id) where deleted_at is null`.execute(db)
    await sql`
      create index ${sql.id(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db)
    await sql`
      create view ${sql.table(`live_${table}`)} as
      select id, account_id, created_by, created_at, updated_at, name, template_id, size, version
      from ${sql.table(table)} where deleted_at is null`.execute(db)
  }
  await sql`
    create table saved_blocks (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid not null references users on delete cascade,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      fragment text not null,
      size integer generated always as (octet_length(fragment)) stored,
      deleted_at timestamptz(3)
    )`.execute(db)
  await sql`
    create index saved_blocks_newest on saved_blocks (account_id, created_by, created_at, id)
    where deleted_at is null`.execute(db)
  await sql`
    create index saved_blocks_deleted on saved_blocks (deleted_at) where deleted_at is not null`.execute(db)
  await sql`
    create view live_saved_blocks as
    select id, account_id, created_by, created_at, updated_at, name, size
    from saved_blocks where deleted_at is null`.execute(db)
}
