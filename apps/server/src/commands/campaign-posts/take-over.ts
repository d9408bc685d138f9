import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Key of the lock that a worker holds as long as it lives. */
const lockKey = (workerId: string) => sql`hashtextextended(${workerId}, 7303)`

/**
 * Milliseconds that a platform may still be busy with a post whose worker died: only then is it looked for. Longer
 * than any single call of a connector.
 */
const settling = 90_000

/** Says that a worker lives, for as long as the connection does; a process that is killed says so no more. */
export const announceWorker = async (pinned: Kysely<Database>, workerId: string): Promise<void> => {
  await sql`select pg_advisory_lock(${lockKey(workerId)})`.execute(pinned)
}

export const retireWorker = async (pinned: Kysely<Database>, workerId: string): Promise<void> => {
  await sql`select pg_advisory_unlock(${lockKey(workerId)})`.execute(pinned)
}

interface Own {
  readonly workerId: string
  /** What it is at. */
  readonly active: readonly string[]
  readonly now: Date
}

/**
 * Gives back the posts of workers that live no more, and those of this one that it is not at. Whether a worker lives
 * is told by its lock, not by a clock, so that a clock that jumps takes no post away from anybody. One whose platform
 * was asked already waits a moment, for it is looked for before it is made again. Answers how many.
 */
export const takeOver = (db: Kysely<Database>, { workerId, active, now }: Own): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows: owners } = await sql<{ id: string }>`
      select distinct claimed_by as id from campaign_jobs where status = 'running'`.execute(transaction)
    const gone: string[] = []
    for (const { id } of owners.filter((owner) => owner.id !== workerId)) {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(${lockKey(id)}) as free`.execute(transaction)
      if (rows[0]?.free) gone.push(id)
    }
    const moment = now.toISOString()
    const { rows } = await sql<{ id: string }>`
      update campaign_jobs set claimed_by = null, updated_at = ${moment},
        status = case (select status from campaigns where id = campaign_id)
          when 'cancelled' then 'cancelled' else 'planned' end,
        due_at = greatest(due_at, asked_at + ${settling} * interval '1 millisecond')
      where status = 'running' and (claimed_by is null or claimed_by = any(${gone}::uuid[])
        or (claimed_by = ${workerId} and id <> all(${active}::uuid[])))
      returning id`.execute(transaction)
    return rows.length
  })
