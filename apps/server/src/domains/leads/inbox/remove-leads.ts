import type { Lead } from '@web2/contract/leads'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { emitLeadsChanged } from './emit-leads-changed.ts'
import { leadColumns, leadView } from './lead-view.ts'

/**
 * Deletes leads of the account in the caller's transaction, with their messages, files and emails, and what webhooks
 * and notifications hold about them. Returns those that existed.
 */
export const removeLeadsWithin = async (
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

/** Deletes leads of the account; see above. */
export const removeLeads = (
  { db }: Pick<AppContext, 'db'> & { readonly db: Kysely<Database> },
  accountId: string,
  ids: readonly string[],
): Promise<readonly Lead[]> =>
  db.transaction().execute((transaction) => removeLeadsWithin(transaction, accountId, ids))
