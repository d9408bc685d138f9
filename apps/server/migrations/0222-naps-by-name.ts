import { sql, type Kysely } from 'kysely'

/** The list of listings by name, and pickers, without sorting all of the account's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index naps_by_name on naps (account_id, business_name, id)`.execute(db)
}
