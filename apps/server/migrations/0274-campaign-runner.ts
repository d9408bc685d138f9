import { sql, type Kysely } from 'kysely'

/** State of the campaign runner, and the indexes by which it finds its work. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table campaign_jobs
      add column by_hand boolean not null default false,
      add column generation_id uuid references generations on delete set null,
      add column held_by uuid references properties on delete set null,
      add column usage_reservation jsonb`.execute(db)
  await sql`
    alter table campaigns
      add column paced_until timestamptz(3),
      add column failed_in_row integer not null default 0`.execute(db)
  await sql`create index campaigns_running on campaigns (id) where status = 'running'`.execute(db)
  await sql`
    create index campaign_jobs_next on campaign_jobs (campaign_id, due_at)
    where status = 'planned' and armed`.execute(db)
  await sql`
    create index campaign_jobs_by_hand on campaign_jobs (campaign_id, due_at)
    where status = 'planned' and armed and by_hand`.execute(db)
  await sql`
    create index campaign_jobs_begun on campaign_jobs (campaign_id, status, published_at)
    where status <> 'planned'`.execute(db)
  await sql`
    create index campaign_jobs_unwritten on campaign_jobs (due_at)
    where status = 'planned' and armed and article_id is null`.execute(db)
  await sql`create index campaign_jobs_held on campaign_jobs (held_by) where held_by is not null`.execute(db)
  await sql`
    create index campaign_jobs_of_generation on campaign_jobs (generation_id)
    where generation_id is not null`.execute(db)
}
