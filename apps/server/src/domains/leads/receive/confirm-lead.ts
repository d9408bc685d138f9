import type { LeadStatus } from '@web2/contract/leads'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { announceOrPostpone } from '../announce/announce-later.ts'
import { emitLeadsChanged } from '../inbox/emit-leads-changed.ts'

type Context = Pick<AppContext, 'config' | 'jobs' | 'log' | 'now'>

interface HeldLead {
  readonly leadId: string
  readonly accountId: string
}

/**
 * Makes a lead that was held back new and announces it. Returns false if it isn't spam any more, if a member has decided
 * on it, or if it can't be confirmed after `openAfter`.
 */
export const releaseLead = async (
  transaction: Transaction<Database>,
  context: Context,
  { leadId, accountId, openAfter }: HeldLead & { readonly openAfter?: string },
): Promise<boolean> => {
  const now = context.now().toISOString()
  const row = await transaction
    .updateTable('leads')
    .set({ status: 'new', confirmUntil: null, announcedAt: now, updatedAt: now })
    .where('id', '=', leadId)
    .where('accountId', '=', accountId)
    .where('status', '=', 'spam')
    // a decision of a member stays
    .where('taught', 'is', null)
    .$if(openAfter !== undefined, (update) => update.where('confirmUntil', '>=', openAfter!))
    .returningAll()
    .executeTakeFirst()
  if (!row) return false
  await emitLeadsChanged(transaction, accountId, 'patched', [row.id])
  await announceOrPostpone(transaction, context, row)
  return true
}

/**
 * Makes a doubtful lead new and announces it, because its visitor has confirmed it. Returns its status afterwards, or
 * undefined if it was deleted or can't be confirmed any more. Decisions of members stay.
 */
export const confirmLead = async (
  context: Context & Pick<AppContext, 'db'>,
  { leadId, accountId }: HeldLead,
): Promise<LeadStatus | undefined> =>
  context.db.transaction().execute(async (transaction) => {
    const openAfter = context.now().toISOString()
    if (await releaseLead(transaction, context, { leadId, accountId, openAfter })) return 'new'
    const known = await transaction
      .selectFrom('leads')
      .select(['status', 'confirmUntil', 'taught'])
      .where('id', '=', leadId)
      .where('accountId', '=', accountId)
      .executeTakeFirst()
    if (!known) return undefined
    return known.status === 'spam' && known.taught === null ? undefined : known.status
  })
