import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'

/**
 * Locks listings of the account until the transaction ends, so that nobody changes them or begins to use them
 * meanwhile. Always in the same order, so that two who do this wait for each other once. Answers those that are there.
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
