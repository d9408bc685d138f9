import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { announceLead } from '../announce/announce-lead.ts'

/**
 * Announces a lead that a member released from spam, as one that has just arrived. One that was announced before is not
 * announced again: it was marked as spam by mistake.
 */
export const announceReleased = async (
  transaction: Transaction<Database>,
  context: Pick<AppContext, 'config' | 'jobs' | 'now'>,
  lead: { readonly id: string; readonly accountId: string },
): Promise<void> => {
  const { id, accountId } = lead
  const mail = await transaction
    .selectFrom('leadMails')
    .select('mailId')
    .where('leadId', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  const notification = await transaction
    .selectFrom('notifications')
    .select('id')
    .where('accountId', '=', accountId)
    .where('cause', '=', `lead:${id}`)
    .executeTakeFirst()
  if (!mail && !notification) await announceLead(transaction, context, lead)
}
