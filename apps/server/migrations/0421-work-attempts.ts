import { sql, type Kysely } from 'kysely'

/**
 * What workers are at, where the work itself may bring a worker down: a row that nobody ends is one whose worker was
 * killed. What `site_imports.attempts` counted is counted here; nobody reads that column any more.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table work_attempts (
      kind text not null,
      subject_id uuid not null,
      account_id uuid not null references accounts on delete cascade,
      token uuid,
      lost uuid[] not null default '{}',
      progress bigint not null default 0,
      begun_at timestamptz(3) not null default now(),
      put_aside_at timestamptz(3),
      primary key (kind, subject_id)
    )`.execute(db)
  await sql`create index work_attempts_of_account on work_attempts (account_id)`.execute(db)
}
