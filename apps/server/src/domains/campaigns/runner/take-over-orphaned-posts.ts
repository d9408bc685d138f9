import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { shortenLeases } from '../../../platform/rate-limits/take-permits.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { campaignCancelled, cancelLockedPost } from './record-post-failure.ts'

/** Returns the key of a worker's liveness lock. */
const lockKey = (workerId: string) => sql`hashtextextended(${workerId}, 7303)`

/**
 * Ms a platform may still be processing a post whose worker died; the post is searched for only after that.
 * Longer than any single call of a connector.
 */
const platformSettleMs = 90_000

/** Acquires a worker's liveness lock, which is released when its connection or process ends. */
export const acquireWorkerLock = async (pinned: Kysely<Database>, workerId: string): Promise<void> => {
  await sql`select pg_advisory_lock(${lockKey(workerId)})`.execute(pinned)
}

export const releaseWorkerLock = async (pinned: Kysely<Database>, workerId: string): Promise<void> => {
  await sql`select pg_advisory_unlock(${lockKey(workerId)})`.execute(pinned)
}

interface WorkerState {
  readonly workerId: string
  /** Ids of the posts it is publishing. */
  readonly active: readonly string[]
  readonly now: Date
}

/** Returns workers with running posts whose lock is free. */
const deadWorkerIds = async (transaction: Transaction<Database>, workerId: string): Promise<string[]> => {
  const { rows: owners } = await sql<{ id: string }>`
    select distinct claimed_by as id from campaign_jobs where status = 'running'`.execute(transaction)
  const gone: string[] = []
  for (const { id } of owners.filter((owner) => owner.id !== workerId)) {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${lockKey(id)}) as free`.execute(transaction)
    if (rows[0]?.free) gone.push(id)
  }
  return gone
}

/** Locks orphaned posts, with their campaigns unless another transaction holds those. */
const lockOrphanedPosts = async (transaction: Transaction<Database>, { workerId, active }: WorkerState) => {
  const gone = await deadWorkerIds(transaction, workerId)
  const isLost = sql<boolean>`status = 'running' and (claimed_by is null or claimed_by = any(${gone}::uuid[])
    or (claimed_by = ${workerId} and id <> all(${active}::uuid[])))`
  const { rows: campaigns } = await sql<Pick<CampaignRow, 'id' | 'status'>>`
    select id, status from campaigns where id in (select campaign_id from campaign_jobs where ${isLost})
    order by id for update skip locked`.execute(transaction)
  if (campaigns.length === 0) return { ended: [], goingOn: [] }
  const { rows } = await sql<JobRow>`
    select * from campaign_jobs where ${isLost} and campaign_id = any(${campaigns.map(({ id }) => id)}::uuid[])
    order by id for update`.execute(transaction)
  const cancelled = new Set(campaigns.filter(({ status }) => status === 'cancelled').map(({ id }) => id))
  const [ended, goingOn] = [true, false].map((is) =>
    rows.filter(({ campaignId }) => cancelled.has(campaignId) === is),
  )
  return { ended: ended!, goingOn: goingOn! }
}

/** Returns when the platform no longer processes a dead worker's request for the post. */
const settledAt = ({ askedAt }: JobRow, now: Date): Date =>
  new Date(Math.max(now.getTime(), askedAt === null ? 0 : Date.parse(askedAt) + platformSettleMs))

/**
 * Reclaims posts of dead workers, and running posts this worker isn't processing; returns their number.
 * Liveness depends on a lock, not on a clock, so a jumping clock can't orphan posts. Posts already requested
 * wait, because they are searched for first; those of canceled campaigns end; locked campaigns wait for the
 * next pass. Their permits end when the posts may be tried again.
 */
export const reclaimOrphanedPosts = (db: Kysely<Database>, own: WorkerState): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { now } = own
    const { ended, goingOn } = await lockOrphanedPosts(transaction, own)
    await shortenLeases(
      transaction,
      new Map([...ended, ...goingOn].map((row) => [row.id, settledAt(row, now)])),
    )
    for (const row of ended) {
      // read again for each post, because each changes its counts
      const campaign = await transaction
        .selectFrom('campaigns')
        .selectAll()
        .where('id', '=', row.campaignId)
        .executeTakeFirstOrThrow()
      await cancelLockedPost({ transaction, campaign, row, now }, campaignCancelled)
    }
    if (goingOn.length > 0)
      await sql`
        update campaign_jobs set claimed_by = null, updated_at = ${now.toISOString()}, status = 'planned',
          due_at = greatest(due_at, asked_at + ${platformSettleMs} * interval '1 millisecond')
        where id = any(${goingOn.map(({ id }) => id)}::uuid[])`.execute(transaction)
    return ended.length + goingOn.length
  })
