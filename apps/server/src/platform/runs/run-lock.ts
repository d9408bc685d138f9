import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { withDedicatedConnection } from '../db/dedicated-connection.ts'

/** The key of a subject's lock. */
export const runLockKey = (subjectId: RawBuilder<unknown>) => sql`hashtextextended(${subjectId}, 7302)`

/**
 * Does the work while holding the subject's lock on one connection, or answers false when somebody else holds it.
 * The lock dies with the connection: a killed worker leaves nothing behind, and a worker whose connection broke
 * finds out with its next statement on it.
 */
export const withRunLock = (
  db: Kysely<Database>,
  subjectId: string,
  work: (pinned: Kysely<Database>) => Promise<void>,
): Promise<boolean> =>
  withDedicatedConnection(db, async (pinned) => {
    const key = runLockKey(sql`${subjectId}`)
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(
      pinned,
    )
    if (!rows[0]?.taken) return false
    try {
      await work(pinned)
      return true
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(pinned)
    }
  })
