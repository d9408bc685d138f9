import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Returns how many transactions of this database wait for a lock. */
export const lockWaits = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db)
  return rows[0]!.count
}
