import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'

/**
 * Locks the account's listings until the transaction ends, so that no one changes or references them. Locks
 * in id order, so that two callers can't deadlock. Returns those that exist.
 */
export const lockNaps = async (
  transaction: Transaction<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; updatedAt: string }[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return transaction
    .selectFrom('naps')
    .select(['id', 'updatedAt'])
    .where('accountId', '=', accountId)
    .where('id', 'in', known)
    .orderBy('id')
    .forUpdate()
    .execute()
}
