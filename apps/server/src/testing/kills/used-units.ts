import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Returns the units used and reserved in all months, because one may end during a test. */
export const usedUnits = async (db: Kysely<Database>): Promise<{ used: number; reserved: number }> => {
  const { rows } = await sql<{ used: number; reserved: number }>`
    select sum(used)::int as used, sum(reserved)::int as reserved from usage_counters`.execute(db)
  return rows[0]!
}
