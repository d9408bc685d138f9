import type { Lead } from '@web2/contract/leads'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { dropLeadFiles } from '../files/lead-files.ts'
import { emitLeadsChanged } from './emit-leads-changed.ts'
import { leadColumns, leadView } from './lead-view.ts'

/**
 * Deletes leads of the account in the caller's transaction, with their messages, files and emails, and what webhooks
 * and notifications hold about them. Returns those that existed.
 */
const removeLeadsWithin = async (
  transaction: Transaction<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly Lead[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const rows = await transaction
    .deleteFrom('leads')
    .where('accountId', '=', accountId)
    .where('id', 'in', known)
    .returning(leadColumns)
    .execute()
  await emitLeadsChanged(
    transaction,
    accountId,
    'removed',
    rows.map(({ id }) => id),
  )
  return rows.map(leadView)
}

/**
 * Deletes leads of the account with everything about them. The bytes of their files follow at once; files that a disk
 * or bucket does not delete now are purged within the hour.
 */
export const removeLeads = async (
  context: Pick<AppContext, 'config' | 'db' | 'log'>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly Lead[]> => {
  const removed = await context.db
    .transaction()
    .execute((transaction) => removeLeadsWithin(transaction, accountId, ids))
  const files = removed.flatMap((lead) => lead.files.map(({ _id }) => _id))
  await dropLeadFiles(context, files).catch((error: unknown) => {
    const { message } = error as Error
    context.log(`Files of deleted leads could not be deleted and will be retried: ${message}`)
  })
  return removed
}
