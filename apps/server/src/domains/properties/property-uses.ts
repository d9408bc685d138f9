import type { PropertyUses } from '@web2/contract/properties'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/**
 * Returns what a deletion of these properties would also remove: sub-properties, and scheduled posts there.
 */
export const propertyUses = async (
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<PropertyUses> => {
  const places = db
    .selectFrom('subProperties')
    .select('id')
    .where('accountId', '=', accountId)
    .where('propertyId', 'in', ids)
  const { count } = await db
    .selectFrom(places.as('place'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const campaigns = await db
    .selectFrom('campaignJobs as job')
    .innerJoin('campaigns as campaign', 'campaign.id', 'job.campaignId')
    .select(({ fn }) => ['campaign.id', 'campaign.name', fn.countAll<string>().as('planned')])
    .where('job.subPropertyId', 'in', places)
    .where('job.status', 'in', ['planned', 'waiting'])
    .groupBy(['campaign.id', 'campaign.name'])
    .orderBy('campaign.name')
    .execute()
  return {
    subProperties: Number(count),
    campaigns: campaigns.map(({ id, name, planned }) => ({ _id: id, name, planned: Number(planned) })),
  }
}
