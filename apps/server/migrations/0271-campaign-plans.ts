import { sql, type Kysely } from 'kysely'

/** Inputs of a plan, and the next post of each campaign for its list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table campaigns
      add column spread text not null default 'once',
      add column plan_stale boolean not null default true,
      add column plan_revision integer not null default 1`.execute(db)
  await sql`
    create index campaign_jobs_planned on campaign_jobs (campaign_id, run_at)
    where status = 'planned'`.execute(db)
  await sql`
    create view listed_campaigns as
    select campaigns.*, (
      select min(run_at) from campaign_jobs where campaign_id = campaigns.id and status = 'planned'
    ) as next_post_at from campaigns`.execute(db)
}
