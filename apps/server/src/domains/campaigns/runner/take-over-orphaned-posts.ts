import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { campaignCancelled, cancelLockedPost } from './record-post-failure.ts'

/** Key of the lock that a worker holds as long as it lives. */
const lockKey = (workerId: string) => sql`hashtextextended(${workerId}, 7303)`

/**
 * Milliseconds that a platform may still be busy with a post whose worker died: only then is it looked for. Longer
 * than any single call of a connector.
 */
const platformSettleMs = 90_000

/** Says that a worker lives, for as long as the connection does; a process that is killed says so no more. */
export const acquireWorkerLock = async (pinned: Kysely<Database>, workerId: string): Promise<void> => {
  await sql`select pg_advisory_lock(${lockKey(workerId)})`.execute(pinned)
}

export const releaseWorkerLock = async (pinned: Kysely<Database>, workerId: string): Promise<void> => {
  await sql`select pg_advisory_unlock(${lockKey(workerId)})`.execute(pinned)
}

interface WorkerState {
  readonly workerId: string
  /** What it is at. */
  readonly active: readonly string[]
  readonly now: Date
}

/** The workers that have posts and live no more. */
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

/** The posts that nobody is at, held, with those of their campaigns that nobody else holds. */
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

/**
 * Gives back the posts of workers that live no more, and those of this one that it is not at. Whether a worker lives
 * is told by its lock, not by a clock, so that a clock that jumps takes no post away from anybody. One whose platform
 * was asked already waits a moment, for it is looked for before it is made again; one whose campaign was cancelled
 * ends; one whose campaign is somebody else's at this moment is left to the next look. Answers how many.
 */
export const reclaimOrphanedPosts = (db: Kysely<Database>, own: WorkerState): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { now } = own
    const { ended, goingOn } = await lockOrphanedPosts(transaction, own)
    for (const row of ended) {
      // read anew for each, for each is counted in it
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
