import type { Campaign } from '@web2/contract/campaigns'
import type { Transaction } from 'kysely'
import { SqlAdapter } from '../../platform/db/adapter/sql-adapter.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent, type ChangeName } from '../../platform/events/outbox/record-event.ts'
import { campaignsResource } from './campaign-resource.ts'

/** The campaign as the API answers it; 404 when the account has none of this id. */
export const readCampaign = async (
  db: ConstructorParameters<typeof SqlAdapter>[0]['db'],
  accountId: string,
  id: string,
): Promise<Campaign> =>
  (await new SqlAdapter({ db, resource: campaignsResource })._get(id, {
    tenant: { accountId, userId: null },
  })) as unknown as Campaign

/** Tells the account's sockets what a campaign is like now, and answers it. */
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
