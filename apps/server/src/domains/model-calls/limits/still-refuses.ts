import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { SpentLimit } from '../../../platform/outbound/outcome.ts'

/**
 * Returns whether a limit that left no room for a call still stands as it was. Until the transaction ends, it can't be
 * changed, so that a change finds the work that waits for it.
 */
export const stillRefuses = async (
  transaction: Transaction<Database>,
  accountId: string,
  { provider, amount }: SpentLimit,
): Promise<boolean> => {
  const limit = await transaction
    .selectFrom('modelLimits')
    .select('amount')
    .where('accountId', '=', accountId)
    .where(sql<boolean>`provider = ${provider ?? ''}`)
    .forShare()
    .executeTakeFirst()
  return limit !== undefined && limit.amount <= amount
}
