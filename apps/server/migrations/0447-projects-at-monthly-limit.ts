import { sql, type Kysely } from 'kysely'

/** When a site project that the account's monthly AI limit stopped resumes automatically; null for the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table turbos add resumes_at timestamptz(3)`.execute(db)
  await sql`create index turbos_resuming on turbos (resumes_at) where resumes_at is not null`.execute(db)
}
