import { findAccountRow } from '../../platform/db/account-row.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { badInput } from '../../platform/errors.ts'

/**
 * Throws 400 unless the listing is absent or belongs to the account. In a transaction the row stays locked
 * against deletion and merging. Must be called before other rows are locked, the lock order of merging.
 */
export const requireListingInAccount = async (
  db: Kysely<Database>,
  accountId: string,
  napId: string | null | undefined,
): Promise<void> => {
  if (napId === null || napId === undefined) return
  const key = { id: napId, accountId }
  const nap = await findAccountRow(db, 'naps', key, { columns: ['id'], lock: 'key share' })
  if (!nap) throw badInput({ napId: 'This business listing no longer exists. Choose another one.' })
}
