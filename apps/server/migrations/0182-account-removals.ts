import { sql, type Kysely } from 'kysely'

/** What lies outside the database of accounts that were deleted, until it is gone for certain. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table account_removals (
      id uuid primary key,
      removed_at timestamptz(3) not null,
      site_folders text[] not null,
      pictures jsonb not null
    )`.execute(db)
}
