import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CloudAccountsTable } from './tables.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'

/** The tenant's accounts at clouds, by label; with an id that one, if it is theirs. */
export const cloudAccountsOf = async (
  db: Kysely<Database>,
  where: { readonly accountId: string; readonly id?: string },
): Promise<Selectable<CloudAccountsTable>[]> => {
  if (where.id !== undefined && !isUuid(where.id)) return []
  const own = db.selectFrom('cloudAccounts').selectAll().where('accountId', '=', where.accountId)
  return (where.id === undefined ? own : own.where('id', '=', where.id)).orderBy('label').execute()
}
