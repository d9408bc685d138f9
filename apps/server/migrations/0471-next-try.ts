import { sql, type Kysely } from 'kysely'

/**
 * When a verification whose site did not respond is tried again, and, in the list of properties, when a blog that can't
 * be reached is: null if nothing is wrong, or if it is not tried again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table verifications add retry_at timestamptz(3)`.execute(db)
  await sql`drop view listed_properties`.execute(db)
  await sql`
    create view listed_properties as
    select property.*, (
      select count(*)::int from sub_properties place
      join campaign_jobs job on job.sub_property_id = place.id
      where place.property_id = property.id and job.status = 'published'
        and job.published_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
    ) as posts_this_month, (
      select count(*)::int from sub_properties place
      where place.property_id = property.id and place.scrape_status = 'scraped'
    ) as sub_property_count, case
      when property.problem = '' then null
      when property.status = 'verified' then property.next_check_at
      when property.status = 'verifying' then (
        select attempt.retry_at from verifications attempt
        where attempt.property_id = property.id and attempt.status = 'running'
      )
    end as next_try_at
    from properties property`.execute(db)
}
