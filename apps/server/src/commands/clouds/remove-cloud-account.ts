import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { CloudAccountsTable } from '../../db/tables/clouds.ts'

/** Forgets the keys. What was published through them stays where it is. */
export const removeCloudAccount = async (
  { db }: AppContext,
  account: Selectable<CloudAccountsTable>,
): Promise<void> => {
  await db
    .deleteFrom('cloudAccounts')
    .where('id', '=', account.id)
    .where('accountId', '=', account.accountId)
    .execute()
}
