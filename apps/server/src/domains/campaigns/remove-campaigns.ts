import { sql } from 'kysely'
import type { Campaign } from '@web2/contract/campaigns'
import type { AppContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { giveBackUnits } from './runner/release-units.ts'
import { readCampaign } from './emit-campaign-changed.ts'

/** Removes inactive campaigns with their scheduled posts; published posts stay on their platforms. */
export const removeCampaigns = (
  { db }: Pick<AppContext, 'db'>,
  { accountId }: Pick<Caller, 'accountId'>,
  ids: readonly string[],
): Promise<Campaign[]> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string; status: string }>`
      select id, status from campaigns
      where account_id = ${accountId} and id = any(${ids.filter(isUuid)}::uuid[]) order by id for update`.execute(
      transaction,
    )
    if (rows.some(({ status }) => status === 'running' || status === 'paused'))
      throw refused('Running and paused campaigns must be canceled before they can be deleted.')
    const gone = rows.map(({ id }) => id)
    await giveBackUnits(transaction, sql<boolean>`campaign_id = any(${gone}::uuid[])`)
    const removed: Campaign[] = []
    for (const { id } of rows) {
      const record = await readCampaign(transaction, accountId, id)
      await transaction.deleteFrom('campaigns').where('id', '=', id).execute()
      await recordEvent(transaction, { accountId, path: 'campaigns', name: 'removed', record })
      removed.push(record)
    }
    return removed
  })
