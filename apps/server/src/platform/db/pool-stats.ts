import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from './database.ts'

/** Keyed by the handle, because a pool is a part of it that Kysely does not show. */
const pools = new WeakMap<Kysely<Database>, Pool>()

export const registerPool = (db: Kysely<Database>, pool: Pool): void => void pools.set(db, pool)

/** Returns this process's numbers of open and idle connections, and of callers waiting for one. */
export const poolFigures = (db: Kysely<Database>) => {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}
