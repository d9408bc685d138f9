import { lockAccountRow } from '../../platform/db/account-row.ts'
import type { CloudAccountData } from '@web2/contract/clouds'
import { sql, type Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import { publicDatabaseError } from '../../platform/db/adapter/database-errors.ts'
import type { CloudAccountsTable } from './tables.ts'
import { badInput } from '../../platform/errors.ts'
import { checkedAccount, requireGivenFields, requireSafeKeys } from './validate-account.ts'
import { labelTaken } from './label-conflict.ts'
import { sealedKeys } from './seal-keys.ts'

type Plain = ReturnType<typeof checkedAccount>

const isElsewhere = (open: Plain, stored: Selectable<CloudAccountsTable>): boolean =>
  (Object.keys(open) as (keyof Plain)[]).some((field) => open[field] !== stored[field])

/**
 * Changes the given fields. Absent keys stay, but throws 400 if the endpoint changes without new keys. Sites
 * published through the account follow a new label.
 */
export const changeCloudAccount = async (
  { config, db }: AppContext,
  account: Selectable<CloudAccountsTable>,
  change: Partial<CloudAccountData>,
): Promise<Selectable<CloudAccountsTable>> => {
  if (change.cloud !== undefined && change.cloud !== account.cloud)
    throw badInput({ cloud: 'You can’t move an account to another cloud. Add a new account instead.' })
  requireGivenFields(account.cloud, change)
  const open = checkedAccount(account.cloud, change)
  try {
    return await db.transaction().execute(async (transaction) => {
      // locks the row, so that the second of two concurrent changes is checked against the first
      const stored = await lockAccountRow(transaction, 'cloudAccounts', account, 'cloud account')
      requireSafeKeys(change, { ...stored, ...open }, stored)
      const keys = sealedKeys(config, account.accountId, change)
      const changed = await transaction
        .updateTable('cloudAccounts')
        .set({
          ...(change.label === undefined ? {} : { label: change.label }),
          ...open,
          ...keys,
          ...(Object.keys(keys).length > 0 || isElsewhere(open, stored) ? { lastTest: null } : {}),
          // other keys may see other storages
          storagesAt: null,
          updatedAt: sql`now()`,
        })
        .where('id', '=', account.id)
        .where('accountId', '=', account.accountId)
        .returningAll()
        .executeTakeFirstOrThrow()
      await transaction
        .updateTable('siteTargets')
        .set({ accountLabel: changed.label })
        .where('cloudAccountId', '=', account.id)
        .execute()
      return changed
    })
  } catch (error) {
    throw publicDatabaseError(labelTaken, error)
  }
}
