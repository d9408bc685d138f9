import { sql, type Kysely } from 'kysely'

/** When a bulk that was paused by the account's monthly AI limit resumes automatically; null for every other bulk. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table article_bulks add resumes_at timestamptz(3)`.execute(db)
  await sql`create index article_bulks_resuming on article_bulks (resumes_at) where resumes_at is not null`.execute(
    db,
  )
}
