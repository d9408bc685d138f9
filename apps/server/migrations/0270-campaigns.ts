import { sql, type Kysely } from 'kysely'

/** Campaigns, their planned posts and what happened. The table of jobs is its own queue: `campaign_jobs_due`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table campaigns (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      status text not null default 'draft',
      targets uuid[] not null default '{}',
      source jsonb not null,
      links jsonb not null default '[]',
      nap_id uuid references naps on delete set null,
      schedule jsonb not null,
      seed integer not null default 1,
      approved_by uuid references users on delete set null,
      approved_at timestamptz(3),
      planned integer not null default 0,
      published integer not null default 0,
      failed integer not null default 0,
      cancelled integer not null default 0,
      message text not null default ''
    )`.execute(db)
  await sql`create index campaigns_newest on campaigns (account_id, created_at, id)`.execute(db)
  await sql`create index campaigns_of_nap on campaigns (nap_id) where nap_id is not null`.execute(db)
  await sql`
    create table campaign_jobs (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      campaign_id uuid not null references campaigns on delete cascade,
      sub_property_id uuid references sub_properties on delete set null,
      article_id uuid references articles on delete set null,
      keyword text not null default '',
      title text not null default '',
      links jsonb not null default '[]',
      run_at timestamptz(3) not null,
      due_at timestamptz(3) not null,
      armed boolean not null default false,
      status text not null default 'planned',
      attempts integer not null default 0,
      claimed_by uuid,
      claimed_at timestamptz(3),
      asked_at timestamptz(3),
      external_id text not null default '',
      url text not null default '',
      published_at timestamptz(3),
      error text not null default ''
    )`.execute(db)
  await sql`create index campaign_jobs_newest on campaign_jobs (account_id, created_at, id)`.execute(db)
  await sql`create index campaign_jobs_by_time on campaign_jobs (campaign_id, run_at, id)`.execute(db)
  await sql`create index campaign_jobs_due on campaign_jobs (due_at) where status = 'planned' and armed`.execute(
    db,
  )
  await sql`create index campaign_jobs_claimed on campaign_jobs (claimed_at) where status = 'running'`.execute(
    db,
  )
  await sql`
    create index campaign_jobs_of_place on campaign_jobs (sub_property_id, published_at)
    where sub_property_id is not null`.execute(db)
  await sql`
    create index campaign_jobs_of_article on campaign_jobs (article_id) where article_id is not null`.execute(
    db,
  )
  await sql`
    create table campaign_logs (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      campaign_id uuid not null references campaigns on delete cascade,
      job_id uuid,
      level text not null,
      event text not null,
      message text not null
    )`.execute(db)
  await sql`create index campaign_logs_newest on campaign_logs (account_id, created_at, id)`.execute(db)
  await sql`create index campaign_logs_of_campaign on campaign_logs (campaign_id, created_at, id)`.execute(db)
  await sql`create index campaign_logs_of_job on campaign_logs (job_id, created_at, id) where job_id is not null`.execute(
    db,
  )
}
