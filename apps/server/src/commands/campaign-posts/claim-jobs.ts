import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import { fairOrder } from '../rate-budgets/fair-order.ts'
import type { CampaignRow, JobRow } from './campaign-views.ts'
import { localDay } from './local-days.ts'
import { paceOf } from './pace.ts'
import { tellJob } from './tell.ts'

export interface Claim {
  /** The worker that takes them. */
  readonly workerId: string
  /** Posts that it can begin. */
  readonly free: number
  readonly now: Date
}

/** Posts of one place that are under way at once, whatever its platform would take. */
const mostOfPlace = 2

interface AtWork {
  readonly accountId: string
  readonly campaignId: string
  readonly subPropertyId: string | null
  readonly count: number
}

/** What all workers together are at. */
const atWorkNow = async (db: Kysely<Database>): Promise<readonly AtWork[]> => {
  const { rows } = await sql<AtWork>`
    select account_id, campaign_id, sub_property_id, count(*)::int as count from campaign_jobs
    where status = 'running' group by 1, 2, 3`.execute(db)
  return rows
}

/** Running campaigns with a post whose time has come; each is found by one look into an index. */
export const campaignsDue = (now: string) => sql<{ id: string; accountId: string }>`
    select id, account_id from campaigns where status = 'running' and case
      when paced_until > ${now} then exists (
        select from campaign_jobs where campaign_id = campaigns.id
          and status = 'planned' and armed and by_hand and due_at <= ${now})
      else exists (
        select from campaign_jobs where campaign_id = campaigns.id
          and status = 'planned' and armed and due_at <= ${now})
      end`

const startedToday = async (
  transaction: Kysely<Database>,
  { id, schedule }: CampaignRow,
  now: Date,
): Promise<number> => {
  const day = localDay(now.getTime(), schedule.timeZone)
  const [from, to] = [day.from, day.to].map((moment) => new Date(moment).toISOString())
  // a clock that was ahead for a while has left posts of days that are still to come
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from campaign_jobs where campaign_id = ${id} and (
      status = 'running' or (status = 'published' and published_at >= ${from} and published_at < ${to})
      or (status = 'waiting' and claimed_at >= ${from} and claimed_at < ${to}))`.execute(transaction)
  return rows[0]?.count ?? 0
}

/** The posts of one campaign whose time has come, those that waited longest first. */
export const dueOf = (
  campaign: Pick<CampaignRow, 'id' | 'pacedUntil'>,
  { now, most }: { readonly now: string; readonly most: number },
) => {
  const paced = campaign.pacedUntil !== null && campaign.pacedUntil > now
  return sql<Pick<JobRow, 'id' | 'runAt' | 'byHand' | 'subPropertyId'>>`
    select id, run_at, by_hand, sub_property_id from campaign_jobs
    where campaign_id = ${campaign.id} and status = 'planned' and armed
      ${paced ? sql`and by_hand` : sql``} and due_at <= ${now}
    order by due_at limit ${most} for update skip locked`
}

/** The places whose posts under way are as many as there may be. */
const placesOf = (atWork: readonly AtWork[]) => {
  const counts = new Map<string, number>()
  const add = (id: string | null, count: number) => id && counts.set(id, (counts.get(id) ?? 0) + count)
  for (const { subPropertyId, count } of atWork) add(subPropertyId, count)
  return { add, isFull: (id: string | null) => id !== null && (counts.get(id) ?? 0) >= mostOfPlace }
}

/** Takes what one campaign may begin, up to `most`; what is late goes as the campaign's pace lets it. */
const takeFrom = async (
  transaction: Transaction<Database>,
  { id, most, places }: { id: string; most: number; places: ReturnType<typeof placesOf> },
  { workerId, now }: Claim,
): Promise<readonly JobRow[]> => {
  const campaign = await transaction
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'running')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!campaign) return []
  const moment = now.toISOString()
  let today = await startedToday(transaction, campaign, now)
  let pacedUntil: number | undefined
  const taken: string[] = []
  const { rows: due } = await dueOf(campaign, { now: moment, most: most * 4 }).execute(transaction)
  for (const job of due) {
    if (taken.length === most) break
    if (places.isFull(job.subPropertyId)) continue
    if (!job.byHand) {
      if (pacedUntil !== undefined) continue
      const pace = paceOf({
        schedule: campaign.schedule,
        now: now.getTime(),
        runAt: Date.parse(job.runAt),
        today,
      })
      pacedUntil = pace.nextFrom
      if (!pace.begins) continue
    }
    taken.push(job.id)
    today += 1
    places.add(job.subPropertyId, 1)
  }
  if (pacedUntil !== undefined)
    await transaction
      .updateTable('campaigns')
      .set({ pacedUntil: new Date(pacedUntil).toISOString() })
      .where('id', '=', id)
      .execute()
  if (taken.length === 0) return []
  const rows = await transaction
    .updateTable('campaignJobs')
    .set({ status: 'running', claimedBy: workerId, claimedAt: moment, updatedAt: moment })
    .where('id', 'in', taken)
    .returningAll()
    .execute()
  for (const row of rows) await tellJob(transaction, row)
  return rows
}

/**
 * Takes posts whose time has come for a worker, by turns over accounts and over the campaigns of each, whoever has
 * least under way first. Exact for any number of workers: a campaign is held while its posts are taken, and one that
 * another worker holds is passed over.
 */
export const claimJobs = async (db: Kysely<Database>, claim: Claim): Promise<readonly JobRow[]> => {
  const { rows: due } = await campaignsDue(claim.now.toISOString()).execute(db)
  if (due.length === 0) return []
  const atWork = await atWorkNow(db)
  const sum = (matches: (each: AtWork) => boolean) =>
    atWork.filter(matches).reduce((total, { count }) => total + count, 0)
  const inTurn = due
    .map((campaign) => ({
      ...campaign,
      busy: sum(({ campaignId }) => campaignId === campaign.id),
      lot: Math.random(),
    }))
    .toSorted((one, other) => one.busy - other.busy || one.lot - other.lot)
  const rounds = Array.from({ length: Math.ceil(claim.free / inTurn.length) }, () => inTurn).flat()
  const chosen = fairOrder(
    rounds,
    (campaign) => campaign.accountId,
    (accountId) => sum((each) => each.accountId === accountId),
  ).slice(0, claim.free)
  const places = placesOf(atWork)
  const taken: JobRow[] = []
  for (const id of new Set(chosen.map((campaign) => campaign.id))) {
    const most = chosen.filter((campaign) => campaign.id === id).length
    taken.push(
      ...(await db
        .transaction()
        .execute((transaction) => takeFrom(transaction, { id, most, places }, claim))),
    )
  }
  return taken
}
