import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from './database.ts'

const pools = new WeakMap<Kysely<Database>, Pool>()

export const registerPool = (db: Kysely<Database>, pool: Pool): void => void pools.set(db, pool)

/** Connections of this process: open, of them idle, and callers that wait for one. */
export const poolFigures = (db: Kysely<Database>) => {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}
