import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

/** Pauses a budget until the time from `Retry-After`. Concurrent pauses keep the latest time. */
export const pauseBudget = async (db: Kysely<Database>, name: string, until: Date): Promise<void> => {
  await sql`
    insert into rate_budgets as known (name, held_until) values (${name}, ${until.toISOString()})
    on conflict (name) do update set held_until = greatest(known.held_until, excluded.held_until)`.execute(db)
}
