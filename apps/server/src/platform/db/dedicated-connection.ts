import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/**
 * Dedicated pools of databases whose connections are shared per transaction. Keyed by the handle, because the pool is
 * opened and closed with it, and callers must not have to know which kind of handle they hold.
 */
const sessionPools = new WeakMap<Kysely<Database>, Kysely<Database>>()

export const registerSessionPool = (db: Kysely<Database>, sessions: Kysely<Database>): void => {
  sessionPools.set(db, sessions)
}

/**
 * Runs a callback on a dedicated connection, which session locks (`pg_advisory_lock`) require.
 * `Kysely.connection()` alone would return one that a pooler reassigns after each statement.
 */
export const withDedicatedConnection = <Answer>(
  db: Kysely<Database>,
  work: (pinned: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> => (sessionPools.get(db) ?? db).connection().execute(work)
