import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { withBatchedEvents } from '../../../platform/events/outbox/record-event.ts'
import { roundRobinByAccount } from '../../../platform/rate-limits/fair-order.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { campaignsDue, duePosts, startedToday, type DueJob } from './due-posts.ts'
import { checkPace } from './pace.ts'
import { emitPostChanged } from '../posts/records.ts'

export interface PostClaim {
  /** The worker that claims them. */
  readonly workerId: string
  /** Number of posts it can start. */
  readonly free: number
  readonly now: Date
}

/** Concurrent posts per sub-property, whatever its platform would allow. */
const maxPostsPerSubProperty = 2

interface RunningCount {
  readonly accountId: string
  readonly campaignId: string
  readonly subPropertyId: string | null
  readonly count: number
}

/** Counts running posts of all workers. */
const countRunning = async (db: Kysely<Database>): Promise<readonly RunningCount[]> => {
  const { rows } = await sql<RunningCount>`
    select account_id, campaign_id, sub_property_id, count(*)::int as count from campaign_jobs
    where status = 'running' group by 1, 2, 3`.execute(db)
  return rows
}

/** Tracks the sub-properties that have reached their limit of concurrent posts. */
const subPropertyLoad = (atWork: readonly RunningCount[]) => {
  const counts = new Map<string, number>()
  const add = (id: string | null, count: number) => id && counts.set(id, (counts.get(id) ?? 0) + count)
  for (const { subPropertyId, count } of atWork) add(subPropertyId, count)
  return {
    add,
    isFull: (id: string | null) => id !== null && (counts.get(id) ?? 0) >= maxPostsPerSubProperty,
  }
}

/** Selects up to `most` posts a campaign may start now; overdue ones follow its pace. */
const selectDuePosts = (
  due: readonly DueJob[],
  {
    schedule,
    most,
    begun,
    now,
    places,
  }: Pick<CampaignRow, 'schedule'> & {
    readonly most: number
    /** Posts started today in the campaign's time zone. */
    readonly begun: number
    readonly now: number
    readonly places: ReturnType<typeof subPropertyLoad>
  },
): { readonly taken: readonly string[]; readonly pacedUntil: number | undefined } => {
  let today = begun
  let pacedUntil: number | undefined
  const taken: string[] = []
  for (const job of due) {
    if (taken.length === most) break
    if (places.isFull(job.subPropertyId)) continue
    if (!job.byHand) {
      if (pacedUntil !== undefined) continue
      const pace = checkPace({ schedule, now, runAt: Date.parse(job.runAt), today })
      pacedUntil = pace.nextFrom
      if (!pace.begins) continue
    }
    taken.push(job.id)
    today += 1
    places.add(job.subPropertyId, 1)
  }
  return { taken, pacedUntil }
}

/**
 * Claims posts of the campaigns, up to the given number of each. Skips campaigns locked by another worker.
 */
const claimFromCampaigns = async (
  transaction: Transaction<Database>,
  most: ReadonlyMap<string, number>,
  places: ReturnType<typeof subPropertyLoad>,
  { workerId, now }: PostClaim,
): Promise<readonly JobRow[]> => {
  const campaigns = await transaction
    .selectFrom('campaigns')
    .selectAll()
    .where('id', 'in', [...most.keys()])
    .where('status', '=', 'running')
    .forUpdate()
    .skipLocked()
    .execute()
  if (campaigns.length === 0) return []
  const moment = now.toISOString()
  const due = await duePosts(transaction, campaigns, most, moment)
  // posts started manually don't count
  const counted = campaigns.filter(({ id }) => due.get(id)?.some(({ byHand }) => !byHand))
  const today = await startedToday(transaction, counted, now)
  const taken: string[] = []
  for (const { id, schedule } of campaigns) {
    const chosen = selectDuePosts(due.get(id) ?? [], {
      schedule,
      most: most.get(id)!,
      begun: today.get(id) ?? 0,
      now: now.getTime(),
      places,
    })
    taken.push(...chosen.taken)
    if (chosen.pacedUntil !== undefined)
      await transaction
        .updateTable('campaigns')
        .set({ pacedUntil: new Date(chosen.pacedUntil).toISOString() })
        .where('id', '=', id)
        .execute()
  }
  if (taken.length === 0) return []
  const rows = await transaction
    .updateTable('campaignJobs')
    .set({ status: 'running', claimedBy: workerId, claimedAt: moment, updatedAt: moment })
    .where('id', '=', sql<string>`any(${taken}::uuid[])`)
    .returningAll()
    .execute()
  for (const row of rows) await emitPostChanged(transaction, row)
  return rows
}

/**
 * Claims due posts for a worker, fairly across accounts and their campaigns: those with the fewest running
 * posts come first. Exact for any number of workers, because campaigns are locked during the claim and locked
 * ones are skipped.
 */
export const claimDuePosts = async (db: Kysely<Database>, claim: PostClaim): Promise<readonly JobRow[]> => {
  const { rows: due } = await campaignsDue(claim.now.toISOString()).execute(db)
  if (due.length === 0) return []
  const atWork = await countRunning(db)
  const sum = (matches: (each: RunningCount) => boolean) =>
    atWork.filter(matches).reduce((total, { count }) => total + count, 0)
  const inTurn = due
    .map((campaign) => ({
      ...campaign,
      busy: sum(({ campaignId }) => campaignId === campaign.id),
      lot: Math.random(),
    }))
    .toSorted((one, other) => one.busy - other.busy || one.lot - other.lot)
  const rounds = Array.from({ length: Math.ceil(claim.free / inTurn.length) }, () => inTurn).flat()
  const chosen = roundRobinByAccount(
    rounds,
    (campaign) => campaign.accountId,
    (accountId) => sum((each) => each.accountId === accountId),
  ).slice(0, claim.free)
  const places = subPropertyLoad(atWork)
  const most = new Map<string, number>()
  for (const { id } of chosen) most.set(id, (most.get(id) ?? 0) + 1)
  return withBatchedEvents(db, (transaction) => claimFromCampaigns(transaction, most, places, claim))
}
