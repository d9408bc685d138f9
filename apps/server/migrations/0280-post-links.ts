import { sql, type Kysely } from 'kysely'

/** Links from posts and pages of accounts, and the due times of their checks. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table post_links (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      source text not null,
      campaign_job_id uuid references campaign_jobs on delete set null,
      site_id uuid references sites on delete cascade,
      page_url text not null,
      page_host text not null,
      page_title text not null default '',
      target_url text not null,
      target_host text not null,
      anchor text not null default '',
      rel text not null default '',
      found_rel text not null default '',
      status text not null default 'unknown',
      message text not null default '',
      failures integer not null default 0,
      checked_at timestamptz(3),
      next_check_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index post_links_newest on post_links (account_id, created_at, id)`.execute(db)
  // addresses are too long for an index of themselves
  await sql`
    create unique index post_links_once on post_links (account_id, md5(page_url), md5(target_url))`.execute(
    db,
  )
  await sql`create index post_links_due on post_links (next_check_at)`.execute(db)
  await sql`create index post_links_between on post_links (account_id, page_host, target_host)`.execute(db)
  await sql`create index post_links_of_job on post_links (campaign_job_id) where campaign_job_id is not null`.execute(
    db,
  )
  await sql`create index post_links_of_site on post_links (site_id) where site_id is not null`.execute(db)
  await sql`
    create table link_gatherings (
      source text primary key,
      until timestamptz(3) not null
    )`.execute(db)
  await sql`
    create index campaign_jobs_published on campaign_jobs (published_at)
    where status = 'published'`.execute(db)
}
