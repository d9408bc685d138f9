import { sql, type Kysely } from 'kysely'

/** The second factor of a sign-in: codes by time, and recovery codes for a lost device. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table two_factor (
      user_id uuid primary key references users on delete cascade,
      secret_sealed text not null,
      created_at timestamptz(3) not null default now(),
      confirmed_at timestamptz(3),
      last_step bigint not null default 0,
      recovery_hashes text[] not null default '{}'
    )`.execute(db)
}
