import { dashboardVisitGap, type DashboardCounts, type DashboardVisit } from '@web2/contract/dashboard'
import { sql, type Kysely } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../platform/db/database.ts'
import { readDashboardCounts } from './read-dashboard.ts'

/**
 * Records that a user opens the dashboard, and returns the visit before this one. Openings within `dashboardVisitGap`
 * minutes of each other are one visit, so a reload shows the same changes again.
 */
export const recordVisit = async (
  db: Kysely<Database>,
  { accountId, userId }: Actor,
  now: Date,
): Promise<DashboardVisit> => {
  const counts = JSON.stringify(await readDashboardCounts(db, accountId, now))
  const isNew = sql`excluded.seen_at - visit.seen_at > make_interval(mins => ${dashboardVisitGap})`
  const { rows } = await sql<{ since: string | null; counts: DashboardCounts | null }>`
    insert into dashboard_visits as visit (account_id, user_id, seen_at, counts)
    values (${accountId}, ${userId}, ${now.toISOString()}, ${counts}::jsonb)
    on conflict (account_id, user_id) do update set
      since = case when ${isNew} then visit.seen_at else visit.since end,
      since_counts = case when ${isNew} then visit.counts else visit.since_counts end,
      seen_at = greatest(visit.seen_at, excluded.seen_at),
      counts = excluded.counts
    returning since, since_counts as counts`.execute(db)
  return rows[0] ?? { since: null, counts: null }
}
