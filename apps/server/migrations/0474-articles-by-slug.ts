import { sql, type Kysely } from 'kysely'

/** Finds the articles of an account that have a slug, so that a generated one gets another. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index articles_by_slug on articles (account_id, slug) where slug <> ''`.execute(db)
}
