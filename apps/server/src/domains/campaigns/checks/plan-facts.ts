import type { PlatformName } from '@web2/campaigns'
import type { ConnectionMeans } from '@web2/contract/properties'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** A sub-property used by the plan. */
export interface PlaceFact {
  readonly id: string | null
  readonly name: string
  readonly propertyId: string | null
  readonly propertyName: string
  readonly isVerified: boolean
  readonly platform: PlatformName | null
  readonly means: ConnectionMeans | null
  /** URL for visitors; empty if it was deleted. */
  readonly webUrl: string
  /** False if the connected user may not upload images there. */
  readonly takesImages: boolean | null
}

/** One article on one platform. */
export interface ArticleFact {
  readonly articleId: string
  readonly platform: PlatformName
  /** Distinct sub-properties of the platform that it goes to, in this plan or earlier campaigns. */
  readonly places: readonly string[]
  /** Maximum number of links the plan adds to one of its posts. */
  readonly links: number
}

const platform = sql`case when property.means = 'wordpress-com' then 'wordpress-com' else property.property_type end`

export const subPropertyFacts = async (db: Kysely<Database>, campaignId: string): Promise<PlaceFact[]> => {
  const { rows } = await sql<PlaceFact>`
    select place.id, coalesce(nullif(place.name, ''), place.web_url, '') as name, property.id as property_id,
      coalesce(nullif(property.name, ''), property.url, '') as property_name, ${platform} as platform,
      property.means, place.takes_images, coalesce(place.web_url, '') as web_url,
      coalesce(property.status = 'verified' and place.scrape_status = 'scraped', false) as is_verified
    from (select distinct sub_property_id as id from campaign_jobs where campaign_id = ${campaignId}) job
    left join sub_properties place on place.id = job.id
    left join properties property on property.id = place.property_id
    order by 2, 1`.execute(db)
  return rows
}

/**
 * Returns the plan's articles by platform. Posts of other campaigns on the platform count as places if they
 * are pending or published.
 */
export const articleFacts = async (db: Kysely<Database>, campaignId: string): Promise<ArticleFact[]> => {
  const isMine = sql`job.campaign_id = ${campaignId}`
  // ids in one text and without plugins, because 100,000 arrays take long to parse, and rows to copy
  const { rows } = await sql<Omit<ArticleFact, 'places'> & { readonly places: string }>`
    select job.article_id as "articleId", ${platform} as platform,
      max(jsonb_array_length(job.links)) filter (where ${isMine}) as links,
      array_to_string(array_agg(distinct job.sub_property_id), ' ') as places
    from campaign_jobs job
    join sub_properties place on place.id = job.sub_property_id
    join properties property on property.id = place.property_id
    where job.article_id in (select article_id from campaign_jobs where campaign_id = ${campaignId})
      and (${isMine} or job.armed or job.status in ('running', 'waiting', 'published'))
    group by 1, 2 having bool_or(${isMine})
    order by min(job.run_at) filter (where ${isMine}), 1`.execute(db.withoutPlugins())
  return rows.map(({ articleId, platform: where, links, places }) => ({
    articleId,
    platform: where,
    links,
    places: places.split(' '),
  }))
}

/** Returns the articles posted to each sub-property. */
export const articlesByPlace = async (
  db: Kysely<Database>,
  campaignId: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ place: string; articles: string }>`
    select sub_property_id as place, array_to_string(array_agg(distinct article_id), ' ') as articles from campaign_jobs
    where campaign_id = ${campaignId} and article_id is not null and sub_property_id is not null
    group by 1`.execute(db)
  return new Map(rows.map(({ place, articles }) => [place, articles.split(' ')]))
}

export interface BusyDay {
  readonly propertyId: string
  readonly propertyName: string
  readonly platform: PlatformName
  /** Date such as '2026-12-01' in the campaign's time zone. */
  readonly day: string
  readonly posts: number
}

/** Returns each property's busiest day, including posts of the account's other approved campaigns. */
export const busiestDays = async (
  db: Kysely<Database>,
  { campaignId, timeZone }: { readonly campaignId: string; readonly timeZone: string },
): Promise<BusyDay[]> => {
  const { rows } = await sql<BusyDay>`
    select distinct on (property.id) property.id as property_id,
      coalesce(nullif(property.name, ''), property.url) as property_name, ${platform} as platform,
      (job.run_at at time zone ${timeZone})::date::text as day, count(*)::int as posts
    from campaign_jobs job
    join sub_properties place on place.id = job.sub_property_id
    join properties property on property.id = place.property_id
    where property.id in (
        select place.property_id from campaign_jobs mine join sub_properties place on place.id = mine.sub_property_id
        where mine.campaign_id = ${campaignId}
      ) and (job.campaign_id = ${campaignId} or job.armed) and job.status in ('planned', 'running')
    group by property.id, day order by property.id, posts desc, day`.execute(db)
  return rows
}

export interface PlanFacts {
  readonly jobs: number
  readonly firstAt: string | null
  /** Posts without an article; a prompt stacker generates it when they are due. */
  readonly unwritten: number
  /** Maximum number of links in one post. */
  readonly unwrittenLinks: number
  readonly thisMonth: number
}

export const planFacts = async (
  db: Kysely<Database>,
  { campaignId, now }: { readonly campaignId: string; readonly now: Date },
): Promise<PlanFacts> => {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString()
  const { rows } = await sql<PlanFacts>`
    select count(*)::int as jobs, min(run_at) as first_at,
      count(*) filter (where article_id is null)::int as unwritten,
      coalesce(max(jsonb_array_length(links)) filter (where article_id is null), 0)::int as unwritten_links,
      count(*) filter (where run_at < ${month})::int as this_month
    from campaign_jobs where campaign_id = ${campaignId} and status = 'planned'`.execute(db)
  return rows[0]!
}
