import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { until } from './until.ts'

/** Work that waits for somebody, and what was seen while it did. */
export interface Waited<Seen, Answer> {
  readonly seen: Seen
  readonly answer: Answer
}

/**
 * Does something while a transaction of its own holds what `hold` locks, looks around in that transaction as soon as
 * the work waits for it, and lets go.
 */
export const whileLocked = async <Seen, Answer>(
  db: Kysely<Database>,
  hold: RawBuilder<unknown>,
  work: () => Promise<Answer>,
  look: (holder: Transaction<Database>) => Promise<Seen>,
): Promise<Waited<Seen, Answer>> => {
  const holder = await db.startTransaction().execute()
  try {
    await hold.execute(holder)
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder)
    const working = work()
    // asked outside: a transaction goes on seeing the sessions that were there when it first looked
    await until(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where ${own.rows[0]?.pid}::int = any(pg_blocking_pids(pid))`.execute(db)
      return rows.length > 0
    })
    const seen = await look(holder)
    await holder.rollback().execute()
    return { seen, answer: await working }
  } finally {
    if (!holder.isCommitted && !holder.isRolledBack) await holder.rollback().execute()
  }
}

/** Of the rows that a query names, how many nobody holds. */
export const countUnlocked = async (holder: Kysely<Database>, rows: RawBuilder<unknown>): Promise<number> => {
  const free = await sql`${rows} for update skip locked`.execute(holder)
  return free.rows.length
}
