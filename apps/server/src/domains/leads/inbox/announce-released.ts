import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/index.ts'

/** Announces a lead that a member released from spam, as one that has just arrived. */
export const announceReleased = async (
  transaction: Transaction<Database>,
  _context: Pick<AppContext, 'config' | 'jobs' | 'now'>,
  lead: { readonly id: string; readonly accountId: string; readonly siteName: string },
): Promise<void> => {
  await notify(transaction, {
    accountId: lead.accountId,
    type: 'lead',
    cause: `lead:${lead.id}`,
    payload: { title: `New lead from ${lead.siteName}`, link: `/leads/${lead.id}` },
  })
}
