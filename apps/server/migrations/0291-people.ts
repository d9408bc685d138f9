import { sql, type Kysely } from 'kysely'

/** Whose an account is, who is invited into it, and forgotten passwords. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table accounts add owner_id uuid references users on delete set null`.execute(db)
  // until now the first member of an account was the one who had registered it
  await sql`
    update accounts set owner_id = first.user_id
    from (select distinct on (account_id) account_id, user_id from memberships
      order by account_id, created_at, id) as first
    where first.account_id = accounts.id`.execute(db)
  await sql`create index accounts_of_owner on accounts (owner_id)`.execute(db)
  await sql`
    create table invitations (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      email text not null,
      name text not null default '',
      token_hash text not null,
      sent_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      status text not null default 'pending',
      accepted_by uuid references users on delete set null
    )`.execute(db)
  await sql`create index invitations_newest on invitations (account_id, created_at, id)`.execute(db)
  await sql`create unique index invitations_token on invitations (token_hash)`.execute(db)
  await sql`
    create unique index invitations_pending on invitations (account_id, lower(email))
    where status = 'pending'`.execute(db)
  await sql`
    create table password_resets (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz(3) not null default now(),
      token_hash text not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(db)
  await sql`create unique index password_resets_token on password_resets (token_hash)`.execute(db)
  await sql`create index password_resets_of_user on password_resets (user_id)`.execute(db)
}
