import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/**
 * The service asked to wait (Retry-After): until then nobody who shares the budget is given leave. Of several holds
 * the longest counts.
 */
export const pauseBudget = async (db: Kysely<Database>, name: string, until: Date): Promise<void> => {
  await sql`
    insert into rate_budgets as known (name, held_until) values (${name}, ${until.toISOString()})
    on conflict (name) do update set held_until = greatest(known.held_until, excluded.held_until)`.execute(db)
}
