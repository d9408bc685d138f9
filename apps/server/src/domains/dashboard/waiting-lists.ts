import { dashboardNames, type Dashboard } from '@web2/contract/dashboard'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { firstOf } from './first-records.ts'

/** Maximum number of broken links read; beyond it, the counts are incomplete. */
const mostGoneLinks = 5_000

/** Returns paused campaigns. */
export const pausedCampaigns = async (
  db: Kysely<Database>,
  accountId: string,
): Promise<Dashboard['paused']> => {
  const { rows } = await sql<{ id: string; name: string; message: string; planned: number; total: number }>`
    select id, name, message, planned, count(*) over () as total from campaigns
    where account_id = ${accountId} and status = 'paused'
    order by updated_at desc limit ${dashboardNames}`.execute(db)
  return firstOf(rows)
}

/** Returns feeds whose last poll failed; pausing a feed clears its problem. */
export const failedFeeds = async (db: Kysely<Database>, accountId: string): Promise<Dashboard['feeds']> => {
  const { rows } = await sql<{ id: string; name: string; total: number }>`
    select id, title as name, count(*) over () as total from rss_feeds
    where account_id = ${accountId} and problem <> ''
    order by last_checked_at desc, id limit ${dashboardNames}`.execute(db)
  return firstOf(rows)
}

/** Counts published posts and own pages that were gone at the last link check. */
export const gonePages = async (db: Kysely<Database>, accountId: string): Promise<Dashboard['gone']> => {
  const { rows } = await sql<Dashboard['gone']>`
    select (count(distinct page_url) filter (where source = 'post'))::int as posts,
      (count(distinct page_url) filter (where source = 'site'))::int as pages
    from (
      select source, page_url from post_links
      where account_id = ${accountId} and status = 'broken' limit ${mostGoneLinks}
    ) as links`.execute(db)
  return rows[0] ?? { posts: 0, pages: 0 }
}

/** Counts open tier requests of all accounts. */
export const openTierRequests = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from billing_requests where status = 'open'`.execute(db)
  return rows[0]?.open ?? 0
}
