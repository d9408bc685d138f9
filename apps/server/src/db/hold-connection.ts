import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Databases whose connections are shared by transaction, with the same database by connections that are not. */
const apart = new WeakMap<Kysely<Database>, Kysely<Database>>()

export const keepApart = (db: Kysely<Database>, sessions: Kysely<Database>): void => {
  apart.set(db, sessions)
}

/**
 * Does the work on one connection that is nobody else's meanwhile: locks of a session (`pg_advisory_lock`) live as long
 * as it does. `Kysely.connection()` alone would give one that a pooler hands on after each statement.
 */
export const holdConnection = <Answer>(
  db: Kysely<Database>,
  work: (pinned: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> => (apart.get(db) ?? db).connection().execute(work)
