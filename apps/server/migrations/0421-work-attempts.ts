import { sql, type Kysely } from 'kysely'

/**
 * Work in progress that could crash its worker: a row that is never ended belongs to a killed worker. Replaces
 * `site_imports.attempts`, which is no longer read.
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
