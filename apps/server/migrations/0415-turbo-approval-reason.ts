import { sql, type Kysely } from 'kysely'

/** Why a generation was approved whose pages are more similar than its limit allows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table turbos add approval_reason text`.execute(db)
}
