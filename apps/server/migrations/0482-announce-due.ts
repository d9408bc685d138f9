import { sql, type Kysely } from 'kysely'

/** When announcing a stored lead is tried again; null for all that were announced or need not be, such as old ones. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table leads add column announce_due timestamptz(3)`.execute(db)
  await sql`create index leads_to_announce on leads (announce_due) where announce_due is not null`.execute(db)
}
