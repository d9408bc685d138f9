import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CloudAccountsTable } from './tables.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'

/**
 * Returns the tenant's accounts at clouds, by label; with `id` only that one, if it belongs to the tenant.
 */
export const cloudAccountsOf = async (
  db: Kysely<Database>,
  where: { readonly accountId: string; readonly id?: string },
): Promise<Selectable<CloudAccountsTable>[]> => {
  if (where.id !== undefined && !isUuid(where.id)) return []
  const own = db.selectFrom('cloudAccounts').selectAll().where('accountId', '=', where.accountId)
  return (where.id === undefined ? own : own.where('id', '=', where.id)).orderBy('label').execute()
}
