import { sql, type Kysely } from 'kysely'

/** Registrations whose mailed link was not opened yet. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table pending_registrations (
      id uuid primary key,
      created_at timestamptz(3) not null default now(),
      name text not null,
      email text not null,
      password_hash text not null,
      token_hash text,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create unique index pending_registrations_token on pending_registrations (token_hash)`.execute(db)
  await sql`create index pending_registrations_of_email on pending_registrations (email)`.execute(db)
  await sql`create index pending_registrations_passed on pending_registrations (expires_at)`.execute(db)
}
