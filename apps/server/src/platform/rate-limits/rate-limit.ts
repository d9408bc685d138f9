import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { tooManyRequests } from '../errors.ts'

export interface RateLimit {
  /** Name of the bucket: 'login:address:127.0.0.1'. */
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/**
 * Counts an attempt in a window that begins with the first one. Returns their number and the seconds until it
 * ends.
 */
export const addAttempt = async (
  db: Kysely<Database>,
  { key, seconds }: Pick<RateLimit, 'key' | 'seconds'>,
): Promise<{ readonly hits: number; readonly wait: number }> => {
  const { rows } = await sql<{ hits: number; wait: number }>`
    insert into rate_limits as known (key, hits, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      hits = case when known.resets_at <= now() then 1 else known.hits + 1 end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    returning hits, greatest(1, ceil(extract(epoch from resets_at - now())))::int as wait`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An attempt was not counted')
  return row
}

/** Counts an attempt. Throws 429 with the wait if there were too many. */
export const countAttempt = async (db: Kysely<Database>, limit: RateLimit): Promise<void> => {
  const { hits, wait } = await addAttempt(db, limit)
  if (hits > limit.most) throw tooManyRequests(wait)
}

/** Deletes the attempts after a successful authentication. */
export const clearAttempts = async (db: Kysely<Database>, key: string): Promise<void> => {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute()
}

/** Removes one successful attempt from the count. */
export const undoAttempt = async (db: Kysely<Database>, key: string): Promise<void> => {
  await db
    .updateTable('rateLimits')
    .set((update) => ({ hits: update('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}
