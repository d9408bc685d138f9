import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { CloudAccountsTable } from './tables.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'

/** Forgets the keys of these; answers those that were there. What was published through them stays where it is. */
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
