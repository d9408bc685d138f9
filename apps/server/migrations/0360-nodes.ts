import { sql, type Kysely } from 'kysely'

/** Processes of this installation, each saying from time to time that it lives; and a way to the runs that failed of late. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table nodes (
      id uuid primary key,
      host text not null,
      pid integer not null,
      roles text[] not null,
      version text not null,
      started_at timestamptz(3) not null,
      seen_at timestamptz(3) not null,
      stopping boolean not null default false,
      figures jsonb not null
    )`.execute(db)
  await sql`create index runs_failed on runs (ended_at) where status = 'failed'`.execute(db)
}
