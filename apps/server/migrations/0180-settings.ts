import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table settings (
      account_id uuid primary key references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      compatible_base_url text not null default '',
      compatible_label text not null default '',
      midjourney_gateway text not null default ''
    )`.execute(db)
  await sql`
    create table setting_keys (
      account_id uuid not null references accounts on delete cascade,
      name text not null,
      created_by uuid references users on delete set null,
      updated_at timestamptz(3) not null default now(),
      key_sealed text not null,
      key_last4 text not null,
      primary key (account_id, name)
    )`.execute(db)
}
