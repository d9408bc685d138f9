import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table accounts (
      id uuid primary key,
      name text not null,
      tier text not null default 'silver' check (tier in ('bronze', 'silver', 'golden', 'platinum')),
      is_active boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create table users (
      id uuid primary key,
      name text not null,
      email text not null,
      image_url text,
      role text not null default '',
      password_hash text not null,
      is_active boolean not null default true,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create unique index users_email_key on users (lower(email))`.execute(db)
  await sql`
    create table memberships (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      user_id uuid not null references users on delete cascade,
      roles text[] not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      unique (user_id, account_id)
    )`.execute(db)
  await sql`create index memberships_account on memberships (account_id)`.execute(db)
  await sql`
    create table login_sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      user_agent text not null default '',
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    )`.execute(db)
  await sql`create index login_sessions_user on login_sessions (user_id) where revoked_at is null`.execute(db)
  await sql`create index login_sessions_expiry on login_sessions (expires_at)`.execute(db)
  await sql`
    create table rate_limits (
      key text primary key,
      hits integer not null,
      resets_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null default now(),
      action text not null,
      user_id uuid,
      account_id uuid,
      details jsonb not null default '{}'
    )`.execute(db)
  await sql`create index audit_log_account on audit_log (account_id, at)`.execute(db)
}
