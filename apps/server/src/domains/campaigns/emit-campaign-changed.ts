import type { Campaign } from '@web2/contract/campaigns'
import type { Transaction } from 'kysely'
import { SqlAdapter } from '../../platform/db/adapter/sql-adapter.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent, type ChangeName } from '../../platform/events/outbox/record-event.ts'
import { campaignsResource } from './campaign-resource.ts'

/** Returns the campaign as in the API. Throws 404 if the account has no such campaign. */
export const readCampaign = async (
  db: ConstructorParameters<typeof SqlAdapter>[0]['db'],
  accountId: string,
  id: string,
): Promise<Campaign> =>
  (await new SqlAdapter({ db, resource: campaignsResource })._get(id, {
    tenant: { accountId, userId: null },
  })) as unknown as Campaign

/** Emits a campaign's current state and returns it. */
export const emitCampaignChanged = async (
  transaction: Transaction<Database>,
  accountId: string,
  id: string,
  name: ChangeName = 'patched',
): Promise<Campaign> => {
  const record = await readCampaign(transaction, accountId, id)
  await recordEvent(transaction, { accountId, path: 'campaigns', name, record })
  return record
}
