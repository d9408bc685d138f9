import { sql, type Kysely } from 'kysely'

/** Articles that people post by hand, their URLs, and the due times of their checks. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table assisted_posts (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      article_id uuid references articles on delete set null,
      sub_property_id uuid references sub_properties on delete set null,
      -- named, not bound: its campaign may be deleted while the post stays where it is
      campaign_job_id uuid,
      title text not null default '',
      place_name text not null,
      place_url text not null,
      status text not null default 'ready',
      url text not null default '',
      problem text not null default '',
      checked_at timestamptz(3),
      next_check_at timestamptz(3)
    )`.execute(db)
  await sql`create index assisted_posts_newest on assisted_posts (account_id, created_at, id)`.execute(db)
  await sql`create index assisted_posts_due on assisted_posts (next_check_at) where next_check_at is not null`.execute(
    db,
  )
  await sql`create index assisted_posts_article on assisted_posts (article_id)`.execute(db)
  await sql`create index assisted_posts_place on assisted_posts (sub_property_id)`.execute(db)
  await sql`
    create unique index assisted_posts_job on assisted_posts (campaign_job_id)
    where campaign_job_id is not null`.execute(db)
  await sql`
    create unique index assisted_posts_once on assisted_posts (article_id, sub_property_id)
    where campaign_job_id is null`.execute(db)
}
