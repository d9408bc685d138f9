import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { PropertyDependents, RemovedProperty } from '../../properties/index.ts'
import { emitCampaignChanged } from '../emit-campaign-changed.ts'
import { completeIfOver } from '../runner/complete-campaign.ts'
import { giveBackUnits } from '../runner/release-units.ts'

/** Cancels the posts planned for a property, and writes the reason into the log of each campaign. */
const cancelPosts = async (
  transaction: Transaction<Database>,
  { _id, accountId, name }: RemovedProperty,
  now: Date,
): Promise<void> => {
  await giveBackUnits(
    transaction,
    sql<boolean>`status in ('planned', 'waiting')
      and sub_property_id in (select id from sub_properties where property_id = ${_id})`,
  )
  const message = `The property “${name}” was deleted.`
  const places = transaction.selectFrom('subProperties').select('id').where('propertyId', '=', _id)
  const cancelled = await transaction
    .updateTable('campaignJobs')
    .set({ status: 'cancelled', error: message })
    .where('accountId', '=', accountId)
    .where('subPropertyId', 'in', places)
    .where('status', 'in', ['planned', 'waiting'])
    .returning(['campaignId', 'status'])
    .execute()
  const counts = Map.groupBy(cancelled, ({ campaignId }) => campaignId)
  for (const [campaignId, { length }] of counts) {
    const counted = (status: 'planned' | 'cancelled') =>
      transaction
        .selectFrom('campaignJobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('campaignId', '=', campaignId)
        .where('status', 'in', status === 'planned' ? ['planned', 'running', 'waiting'] : [status])
    await transaction
      .updateTable('campaigns')
      .set({ planned: counted('planned'), cancelled: counted('cancelled') })
      .where('id', '=', campaignId)
      .execute()
    const posts = length === 1 ? '1 scheduled post was' : `${length} scheduled posts were`
    await transaction
      .insertInto('campaignLogs')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: null,
        campaignId,
        level: 'warning',
        event: 'property-deleted',
        message: `${message} ${posts} canceled.`,
      })
      .execute()
    // nothing else would end a campaign whose last posts these were
    if (!(await completeIfOver(transaction, campaignId, now)))
      await emitCampaignChanged(transaction, accountId, campaignId)
  }
}

/** Campaigns with posts planned for a property. */
export const campaignsOfProperties: PropertyDependents = {
  lock: async (transaction, accountId, ids) => {
    await sql`
      select id from campaigns where id in (
        select job.campaign_id from campaign_jobs job join sub_properties place on place.id = job.sub_property_id
        where place.property_id = any(${ids}::uuid[]) and place.account_id = ${accountId}
      ) order by id for update`.execute(transaction)
  },
  cancel: cancelPosts,
}
