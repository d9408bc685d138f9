import { sql, type Kysely } from 'kysely'

/**
 * Deleted articles that can still be restored: the row, its versions, and the ids of the records that referenced it, by
 * table. In a table of their own, so that no query has to exclude them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table deleted_articles (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      deleted_at timestamptz(3) not null,
      article jsonb not null,
      versions jsonb not null,
      origins jsonb not null
    )`.execute(db)
  await sql`create index deleted_articles_account on deleted_articles (account_id)`.execute(db)
  await sql`create index deleted_articles_at on deleted_articles (deleted_at)`.execute(db)
}
