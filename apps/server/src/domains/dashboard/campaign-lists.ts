import { dashboardNames, type Dashboard, type DashboardCampaign } from '@web2/contract/dashboard'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { firstOf } from './first-records.ts'

/** Maximum count of manual posts per campaign. */
const mostByHand = 1_000

type Found<Item extends { _id: string }> = Omit<Item, '_id'> & { id: string; total: number }

/** Returns running and paused campaigns with their progress. */
export const activeCampaigns = async (
  db: Kysely<Database>,
  accountId: string,
): Promise<Dashboard['campaigns']> => {
  const { rows } = await sql<Found<DashboardCampaign>>`
    select id, name, status, planned, published, failed, cancelled, (
        select min(run_at) from campaign_jobs where campaign_id = campaign.id and status = 'planned'
      ) as next_post_at, total
    from (
      select *, count(*) over () as total from campaigns
      where account_id = ${accountId} and status in ('running', 'paused')
      order by updated_at desc limit ${dashboardNames}
    ) as campaign`.execute(db)
  return firstOf(rows)
}

/** Returns campaigns, except canceled ones, that have failed posts. */
export const campaignsWithFailures = async (
  db: Kysely<Database>,
  accountId: string,
): Promise<Dashboard['failures']> => {
  const { rows } = await sql<{ id: string; name: string; failed: number; total: number }>`
    select id, name, failed, count(*) over () as total from campaigns
    where account_id = ${accountId} and failed > 0 and status <> 'cancelled'
    order by updated_at desc limit ${dashboardNames}`.execute(db)
  return firstOf(rows)
}

/** Returns running campaigns with posts waiting for manual posting. */
export const campaignsAwaitingManualPosts = async (
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<Dashboard['byHand']> => {
  const { rows } = await sql<{ id: string; name: string; due: number; total: number }>`
    select campaign.id, name, due, count(*) over () as total
    from campaigns campaign cross join lateral (
      select count(*) as due from (
        select from campaign_jobs
        where campaign_id = campaign.id and status = 'planned' and armed and by_hand
          and due_at <= ${now.toISOString()}::timestamptz
        limit ${mostByHand}
      ) as waiting
    ) as counted
    where account_id = ${accountId} and status = 'running' and due > 0
    order by due desc, campaign.id limit ${dashboardNames}`.execute(db)
  return firstOf(rows)
}
