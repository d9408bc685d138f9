import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table cloud_accounts (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      cloud text not null,
      label text not null,
      access_key_sealed text not null,
      access_key_last4 text not null,
      secret_key_sealed text not null,
      secret_key_last4 text not null,
      region text not null default '',
      endpoint text not null default ''
    )`.execute(db)
  await sql`create unique index cloud_accounts_label_key on cloud_accounts (account_id, cloud, lower(label))`.execute(
    db,
  )
}
