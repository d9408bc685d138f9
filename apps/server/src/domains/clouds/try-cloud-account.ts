import type { CloudAccountData, CloudAccountTest } from '@web2/contract/clouds'
import type { KeyTest } from '@web2/contract/core'
import { sql, type Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { CloudAccountsTable } from './tables.ts'
import { tryCloudKeys } from './try-cloud-keys.ts'

/**
 * Tests a stored account with the given changes, as `tryCloudKeys`. Stores the result of a test without changes, unless
 * the account was changed during the test.
 */
export const tryCloudAccount = async (
  context: AppContext,
  change: Partial<CloudAccountData>,
  account: Selectable<CloudAccountsTable>,
): Promise<CloudAccountTest> => {
  const result = await tryCloudKeys(context, change, account)
  if (Object.keys(change).length > 0) return result
  const test: KeyTest = { ...result, testedAt: context.now().toISOString() }
  await context.db
    .updateTable('cloudAccounts')
    .set({ lastTest: JSON.stringify(test) })
    .where('id', '=', account.id)
    .where('accountId', '=', account.accountId)
    .where('updatedAt', '=', sql<string>`${account.updatedAt}`)
    .execute()
  return result
}
