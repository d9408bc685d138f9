import { localDay } from '@web2/campaigns'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'

/** Selects running campaigns with a due post, each by one index lookup. */
export const campaignsDue = (now: string) => sql<{ id: string; accountId: string }>`
    select id, account_id from campaigns where status = 'running' and case
      when paced_until > ${now} then exists (
        select from campaign_jobs where campaign_id = campaigns.id
          and status = 'planned' and armed and by_hand and due_at <= ${now})
      else exists (
        select from campaign_jobs where campaign_id = campaigns.id
          and status = 'planned' and armed and due_at <= ${now})
      end`

interface Wanted {
  readonly id: string
  /** Maximum number of its posts to read. */
  readonly most: number
}

export type DueJob = Pick<JobRow, 'id' | 'campaignId' | 'runAt' | 'byHand' | 'subPropertyId'>

/**
 * Selects and locks the due posts of the given campaigns, longest overdue first; with `paced`, only those
 * started manually.
 */
export const dueOf = (
  wanted: readonly Wanted[],
  { now, paced }: { readonly now: string; readonly paced: boolean },
) => sql<DueJob>`
    select due.* from unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ most }) => most)}::int[])
      as campaign (id, most)
    cross join lateral (
      select id, campaign_id, run_at, by_hand, sub_property_id from campaign_jobs
      where campaign_id = campaign.id and status = 'planned' and armed
        ${paced ? sql`and by_hand` : sql``} and due_at <= ${now}
      order by due_at limit campaign.most for update skip locked) as due`

/** Returns the due posts by campaign; paced campaigns return only posts started manually. */
export const duePosts = async (
  transaction: Kysely<Database>,
  campaigns: readonly CampaignRow[],
  most: ReadonlyMap<string, number>,
  now: string,
): Promise<ReadonlyMap<string, readonly DueJob[]>> => {
  const groups = Map.groupBy(campaigns, ({ pacedUntil }) => pacedUntil !== null && pacedUntil > now)
  const due: DueJob[] = []
  for (const [paced, some] of groups) {
    const wanted = some.map(({ id }) => ({ id, most: most.get(id)! * 4 }))
    due.push(...(await dueOf(wanted, { now, paced }).execute(transaction)).rows)
  }
  return Map.groupBy(due, ({ campaignId }) => campaignId)
}

/** Counts the posts each campaign has started on its current day. */
export const startedToday = async (
  transaction: Kysely<Database>,
  campaigns: readonly CampaignRow[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  if (campaigns.length === 0) return new Map()
  const days = campaigns.map(({ schedule }) => localDay(now.getTime(), schedule.timeZone))
  const [from, to] = (['from', 'to'] as const).map((end) =>
    days.map((day) => new Date(day[end]).toISOString()),
  )
  // bounded above, because a clock that was ahead may have left posts on future days
  const { rows } = await sql<{ id: string; count: number }>`
    select campaign.id, begun.count
    from unnest(${campaigns.map(({ id }) => id)}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[])
      as campaign (id, day_from, day_to)
    cross join lateral (
      select count(*)::int as count from campaign_jobs where campaign_id = campaign.id and (
        status = 'running' or (status = 'published' and published_at >= campaign.day_from and published_at < campaign.day_to)
        or (status = 'waiting' and claimed_at >= campaign.day_from and claimed_at < campaign.day_to))) as begun`.execute(
    transaction,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
