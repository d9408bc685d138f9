import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table rss_feeds (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      url text not null,
      title text not null,
      site_url text not null default '',
      paused boolean not null default false,
      category_id uuid references categories on delete set null,
      problem text not null default '',
      items integer not null default 0,
      failures integer not null default 0,
      etag text,
      last_modified text,
      last_checked_at timestamptz(3),
      next_check_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index rss_feeds_newest on rss_feeds (account_id, created_at, id)`.execute(db)
  await sql`create unique index rss_feeds_url on rss_feeds (account_id, url)`.execute(db)
  await sql`create index rss_feeds_due on rss_feeds (next_check_at) where not paused`.execute(db)
  await sql`create index rss_feeds_by_category on rss_feeds (account_id, category_id)`.execute(db)
  await sql`create index rss_feeds_of_category on rss_feeds (category_id) where category_id is not null`.execute(
    db,
  )
  await sql`
    create table rss_articles (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      feed_id uuid not null references rss_feeds on delete cascade,
      feed_url text not null,
      feed_title text not null,
      guid text not null,
      title text not null,
      link text not null,
      summary text not null,
      content text not null,
      author text not null,
      published_at timestamptz(3) not null,
      article_id uuid references articles on delete set null
    )`.execute(db)
  await sql`create index rss_articles_newest on rss_articles (account_id, created_at, id)`.execute(db)
  await sql`create index rss_articles_published on rss_articles (account_id, published_at, id)`.execute(db)
  await sql`create unique index rss_articles_guid on rss_articles (feed_id, guid)`.execute(db)
  await sql`create index rss_articles_of_article on rss_articles (article_id) where article_id is not null`.execute(
    db,
  )
}
