import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Databases whose connections are shared by transaction, with the same database by connections that are not. */
const sessionPools = new WeakMap<Kysely<Database>, Kysely<Database>>()

export const registerSessionPool = (db: Kysely<Database>, sessions: Kysely<Database>): void => {
  sessionPools.set(db, sessions)
}

/**
 * Does the work on one connection that is nobody else's meanwhile: locks of a session (`pg_advisory_lock`) live as long
 * as it does. `Kysely.connection()` alone would give one that a pooler hands on after each statement.
 */
export const withDedicatedConnection = <Answer>(
  db: Kysely<Database>,
  work: (pinned: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> => (sessionPools.get(db) ?? db).connection().execute(work)
