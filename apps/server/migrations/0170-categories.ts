import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table categories (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      color text not null default 'gray'
    )`.execute(db)
  await sql`create index categories_newest on categories (account_id, created_at, id)`.execute(db)
  await sql`create index categories_by_name on categories (account_id, name, id)`.execute(db)
  await sql`create unique index categories_name on categories (account_id, lower(name))`.execute(db)
}
