import { sql, type Kysely } from 'kysely'

/** Monthly limits and prices of each tier; admins change both. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tiers (
      type text primary key check (type in ('bronze', 'silver', 'golden', 'platinum')),
      articles integer not null check (articles >= 0),
      images integer not null check (images >= 0),
      published_pages integer not null check (published_pages >= 0),
      campaign_posts integer not null check (campaign_posts >= 0),
      price_id text unique,
      price_cents integer,
      price_currency text,
      price_interval text,
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    insert into tiers (type, articles, images, published_pages, campaign_posts) values
      ('bronze', 50, 50, 200, 100),
      ('silver', 250, 250, 2000, 500),
      ('golden', 1000, 1000, 20000, 2500),
      ('platinum', 10000, 10000, 200000, 25000)`.execute(db)
}
