import type { CampaignPlan, CampaignPlanPlace } from '@web2/contract/campaigns'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { readCampaign } from '../emit-campaign-changed.ts'

/**
 * Returns the posts of a campaign by day and by sub-property. Throws 404 if the account has no such campaign.
 */
export const planSummary = async (
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<CampaignPlan> => {
  const campaign = await readCampaign(db, accountId, id)
  const { timeZone } = campaign.schedule
  const [days, places] = await Promise.all([
    sql<{ day: string; posts: number; first: string; last: string }>`
      select (run_at at time zone ${timeZone})::date as day, count(*)::int as posts,
        min(run_at) as first, max(run_at) as last
      from campaign_jobs where campaign_id = ${campaign._id} group by 1 order by 1`.execute(db),
    sql<Omit<CampaignPlanPlace, '_id'> & { id: string }>`
      select place.id, coalesce(nullif(place.name, ''), place.web_url) as name, place.web_url,
        place.property_type, count(*)::int as posts
      from campaign_jobs job join sub_properties place on place.id = job.sub_property_id
      where job.campaign_id = ${campaign._id} group by place.id order by 2, 1`.execute(db),
  ])
  return {
    _id: campaign._id,
    planRevision: campaign.planRevision,
    posts: days.rows.reduce((sum, { posts }) => sum + posts, 0),
    firstAt: days.rows[0]?.first ?? null,
    lastAt: days.rows.at(-1)?.last ?? null,
    days: days.rows.map(({ day, posts }) => ({ day, posts })),
    places: places.rows.map(({ id, ...place }) => ({ _id: id, ...place })),
  }
}
