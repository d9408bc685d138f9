import { sql, type Kysely } from 'kysely'
import type { Database } from '../database.ts'

/** Minutes that a client may be away and still ask for what it missed. */
export const keptMinutes = 60

/** Drops events that nobody may ask for any more. */
export const deleteOldEvents = async (db: Kysely<Database>): Promise<void> => {
  await sql`delete from outbox where created_at < now() - make_interval(mins => ${keptMinutes})`.execute(db)
}
