import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { until } from './until.ts'

/** Result of a blocked operation, with the lock holder's observations while it waited. */
export interface Waited<Seen, Answer> {
  readonly seen: Seen
  readonly answer: Answer
}

/**
 * Starts an operation while a separate transaction holds the lock of `hold`, looks around in that transaction
 * once the operation waits for it, and releases the lock.
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
    // queried outside, because a transaction keeps seeing the sessions of its first query
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

/** Returns how many of a query's rows are unlocked. */
export const countUnlocked = async (holder: Kysely<Database>, rows: RawBuilder<unknown>): Promise<number> => {
  const free = await sql`${rows} for update skip locked`.execute(holder)
  return free.rows.length
}
