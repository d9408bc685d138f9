import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table access_tokens (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid not null references users on delete cascade,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      scopes text[] not null,
      token_hash text not null,
      last4 text not null,
      expires_at timestamptz(3),
      last_used_at timestamptz(3)
    )`.execute(db)
  await sql`create unique index access_tokens_hash_key on access_tokens (token_hash)`.execute(db)
  await sql`create index access_tokens_newest on access_tokens (account_id, created_at, id)`.execute(db)
  await sql`create index access_tokens_user on access_tokens (created_by)`.execute(db)
}
