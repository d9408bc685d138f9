import { sql, type Kysely } from 'kysely'

/** UTM parameters of a campaign's links. Campaigns of earlier releases add none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table campaigns add column utm jsonb not null default
      '{"isOn": false, "source": "", "medium": "", "campaign": "", "term": "", "content": ""}'`.execute(db)
  // a view has the columns that its table had when it was made
  await sql`drop view listed_campaigns`.execute(db)
  await sql`
    create view listed_campaigns as
    select campaigns.*, (
      select min(run_at) from campaign_jobs where campaign_id = campaigns.id and status = 'planned'
    ) as next_post_at from campaigns`.execute(db)
}
