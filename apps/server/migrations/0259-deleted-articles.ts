import { sql, type Kysely } from 'kysely'

/**
 * Articles that were deleted and can still be brought back, whole: the row, its versions, and the ids of the
 * records that led to it, by their tables. Apart from the others, so that nobody has to leave them out.
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
