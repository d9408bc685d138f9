import { sql, type Kysely } from 'kysely'

/**
 * Boards, calendars and logs of campaigns with 100,000 posts: what a list shows lies together in its order, and is
 * counted without a look at the rows.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index campaign_jobs_listed on campaign_jobs (campaign_id, status, run_at, id)
    include (account_id)`.execute(db)
  await sql`drop index campaign_jobs_planned`.execute(db)
  await sql`drop index campaign_jobs_begun`.execute(db)
  await sql`
    create index campaign_jobs_begun on campaign_jobs (campaign_id, status, published_at, id)
    include (account_id) where status <> 'planned'`.execute(db)
  await sql`drop index campaign_jobs_by_time`.execute(db)
  await sql`
    create index campaign_jobs_by_time on campaign_jobs (campaign_id, run_at, id)
    include (account_id)`.execute(db)
  await sql`drop index campaign_logs_of_campaign`.execute(db)
  await sql`
    create index campaign_logs_of_campaign on campaign_logs (campaign_id, created_at, id)
    include (account_id)`.execute(db)
}
