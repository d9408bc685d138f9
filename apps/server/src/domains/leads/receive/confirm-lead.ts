import type { LeadStatus } from '@web2/contract/leads'
import type { AppContext } from '../../../platform/context.ts'
import { announceLeadRow } from '../announce/announce-lead.ts'
import { emitLeadsChanged } from '../inbox/emit-leads-changed.ts'

/**
 * Makes a doubtful lead new and announces it, because its visitor has confirmed it. Returns its status afterwards, or
 * undefined if it was deleted or can't be confirmed any more. Decisions of members stay.
 */
export const confirmLead = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  { leadId, accountId }: { readonly leadId: string; readonly accountId: string },
): Promise<LeadStatus | undefined> =>
  context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('leads')
      .set({ status: 'new', confirmUntil: null, updatedAt: context.now().toISOString() })
      .where('id', '=', leadId)
      .where('accountId', '=', accountId)
      .where('status', '=', 'spam')
      .where('confirmUntil', '>=', context.now().toISOString())
      // a decision of a member stays
      .where('taught', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (row) {
      await emitLeadsChanged(transaction, accountId, 'patched', [row.id])
      await announceLeadRow(transaction, context, row)
      return row.status
    }
    const known = await transaction
      .selectFrom('leads')
      .select(['status', 'confirmUntil', 'taught'])
      .where('id', '=', leadId)
      .where('accountId', '=', accountId)
      .executeTakeFirst()
    if (!known) return undefined
    return known.status === 'spam' && known.taught === null ? undefined : known.status
  })
