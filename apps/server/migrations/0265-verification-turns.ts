import { sql, type Kysely } from 'kysely'

/** Columns by which a verification continues without a request and reports its result. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table verifications
      add column link_expires_at timestamptz(3),
      add column due_at timestamptz(3),
      add column attempts integer not null default 0,
      add column problem_kind text,
      add column problem text not null default '',
      add column sub_property_count integer not null default 0,
      add column picture bytea,
      add column picture_name text,
      alter column expires_at type timestamptz(3)`.execute(db)
  await sql`create index verifications_running on verifications (due_at) where status = 'running'`.execute(db)
  await sql`
    create unique index verifications_picture on verifications (picture_name)
    where picture_name is not null`.execute(db)
}
