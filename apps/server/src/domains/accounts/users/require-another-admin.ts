import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { refused } from '../../../platform/errors.ts'

/**
 * Arbitrary lock id, taken before removing an admin, so that two admins can't remove each other concurrently.
 */
const adminLock = 7_302_028

/**
 * Throws 409 if no active admin would remain without these users. Holds the lock until the transaction ends.
 */
export const requireAnotherAdmin = async (
  transaction: Transaction<Database>,
  without: readonly string[],
  otherwise: string,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${adminLock})`.execute(transaction)
  const leaving = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', without)
    .where('role', '=', 'admin')
    .executeTakeFirst()
  if (!leaving) return
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', 'not in', without)
    .executeTakeFirst()
  if (!other) throw refused(`This is the last admin of this installation. ${otherwise}`)
}
