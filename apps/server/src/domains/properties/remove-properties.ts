import type { Property } from '@web2/contract/properties'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid, uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { completeIfOver } from '../campaigns/runner/complete-campaign.ts'
import { giveBackUnits } from '../campaigns/runner/release-units.ts'
import { emitCampaignChanged } from '../campaigns/emit-campaign-changed.ts'
import { removePropertyNotice } from './verification/property-notice.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockProperties } from './add-property.ts'
import { subPropertyView } from './store-sub-properties.ts'
import { propertyView } from './emit-property-changed.ts'

/** Cancels posts that were still planned there, and adds the reason to each campaign's log. */
const cancelPosts = async (
  transaction: Transaction<Database>,
  { _id, accountId, name }: Removed,
  now: Date,
) => {
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
    const posts = length === 1 ? '1 planned post was' : `${length} planned posts were`
    await transaction
      .insertInto('campaignLogs')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: null,
        campaignId,
        level: 'warning',
        event: 'property-deleted',
        message: `${message} ${posts} cancelled.`,
      })
      .execute()
    // nothing else would complete a campaign whose last posts these were
    if (!(await completeIfOver(transaction, campaignId, now)))
      await emitCampaignChanged(transaction, accountId, campaignId)
  }
}

/**
 * Locks campaigns with posts there, then the properties, the lock order of ending a post. Returns the
 * existing properties.
 */
const lockCampaignsAndProperties = async (
  transaction: Transaction<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  await sql`
    select id from campaigns where id in (
      select job.campaign_id from campaign_jobs job join sub_properties place on place.id = job.sub_property_id
      where place.property_id = any(${ids}::uuid[]) and place.account_id = ${accountId}
    ) order by id for update`.execute(transaction)
  const found = await transaction
    .selectFrom('properties')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.map(({ id }) => id)
}

interface Removed extends Property {
  readonly accountId: string
}

/**
 * Deletes properties of the account with their sub-properties and secrets. Published posts stay on their
 * sites; planned ones are canceled. Returns those that existed.
 */
export const removeProperties = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  ids: readonly string[],
): Promise<readonly Property[]> =>
  db.transaction().execute(async (transaction) => {
    await lockProperties(transaction, accountId)
    const asked = ids.filter(isUuid)
    if (asked.length === 0) return []
    const removed: Property[] = []
    for (const id of await lockCampaignsAndProperties(transaction, accountId, asked)) {
      const property = await propertyView(transaction, { accountId, id })
      await cancelPosts(transaction, { ...property, accountId }, now())
      const places = await transaction
        .deleteFrom('subProperties')
        .where('propertyId', '=', id)
        .returningAll()
        .execute()
      await transaction.deleteFrom('properties').where('id', '=', id).execute()
      await removePropertyNotice(transaction, accountId, id)
      for (const place of places)
        await recordEvent(transaction, {
          accountId,
          path: 'sub-properties',
          name: 'removed',
          record: subPropertyView(place),
        })
      await recordEvent(transaction, { accountId, path: 'properties', name: 'removed', record: property })
      const details = { property: id, name: property.name, url: property.url }
      await recordAudit(transaction, { action: 'property-removed', userId, accountId, details })
      removed.push(property)
    }
    return removed
  })
