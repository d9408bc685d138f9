import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { CloudAccountsTable } from './tables.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'

/** Removes accounts with their keys and returns those that existed. Published sites stay online. */
export const removeCloudAccounts = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  ids: readonly string[],
): Promise<readonly Selectable<CloudAccountsTable>[]> => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return db
    .deleteFrom('cloudAccounts')
    .where('id', 'in', known)
    .where('accountId', '=', accountId)
    .returningAll()
    .execute()
}
