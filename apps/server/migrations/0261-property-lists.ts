import { sql, type Kysely } from 'kysely'

/** Listed properties, due times of their connection checks, and added batches of imports. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table properties
      add column site_key text not null default '',
      add column connected boolean not null generated always as (secrets_sealed is not null) stored,
      add column next_check_at timestamptz(3),
      add column unreachable_since timestamptz(3)`.execute(db)
  await sql`create index properties_site_key on properties (account_id, property_type, site_key)`.execute(db)
  await sql`create index properties_due on properties (next_check_at) where next_check_at is not null`.execute(
    db,
  )
  // plpgsql looks up its tables when it is called: those of campaigns come with a later file
  await sql`
    create function posts_this_month(wanted uuid) returns integer language plpgsql stable as $$
    begin
      return (
        select count(*) from sub_properties place
        join campaign_jobs job on job.sub_property_id = place.id
        where place.property_id = wanted and job.status = 'published'
          and job.published_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
      );
    end $$`.execute(db)
  await sql`
    create view listed_properties as
    select property.*, posts_this_month(property.id) as posts_this_month,
      (select count(*)::int from sub_properties place
        where place.property_id = property.id and place.scrape_status = 'scraped') as sub_property_count
    from properties property`.execute(db)
  await sql`
    create table property_batches (
      account_id uuid not null references accounts on delete cascade,
      import_id uuid not null,
      batch integer not null,
      answer jsonb not null,
      created_at timestamptz(3) not null default now(),
      primary key (account_id, import_id, batch)
    )`.execute(db)
}
