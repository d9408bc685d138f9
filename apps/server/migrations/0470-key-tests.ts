import { sql, type Kysely } from 'kysely'

/** The latest test of stored keys: by service in the settings, and of each cloud account. None is known so far. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table settings add service_tests jsonb not null default '{}'`.execute(db)
  await sql`alter table cloud_accounts add last_test jsonb`.execute(db)
}
