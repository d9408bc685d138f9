import { findAccountRow } from '../../platform/db/account-row.ts'
import type { NapData } from '@web2/contract/listings'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Returns a business listing of the account, or null without an id or if it is deleted. */
export const findNap = async (
  db: Kysely<Database>,
  { napId, accountId }: { readonly napId: string | null; readonly accountId: string },
): Promise<NapData | null> => {
  const row = await findAccountRow(db, 'naps', { id: napId, accountId })
  return row ? { ...row, KGMID: row.kgmid } : null
}
