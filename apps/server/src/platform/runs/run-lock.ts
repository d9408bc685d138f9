import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { withDedicatedConnection } from '../db/dedicated-connection.ts'

/** Returns the key of a subject's lock. */
export const runLockKey = (subjectId: RawBuilder<unknown>) => sql`hashtextextended(${subjectId}, 7302)`

/**
 * Runs a callback while holding the subject's lock on a dedicated connection. Returns false if the lock is
 * taken. The lock ends with the connection: a killed worker leaves none, and a worker with a broken
 * connection finds out at its next statement there.
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
