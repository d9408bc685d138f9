import { sql, type Kysely } from 'kysely'

/** Files and buckets of deleted accounts, until their removal is certain. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table account_removals (
      id uuid primary key,
      removed_at timestamptz(3) not null,
      site_folders text[] not null,
      pictures jsonb not null
    )`.execute(db)
}
