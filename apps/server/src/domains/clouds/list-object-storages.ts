import type { ObjectStorage } from '@web2/contract/clouds'
import { sql, type Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { CloudAccountsTable } from './tables.ts'
import { done, type Outcome } from '../../platform/outbound/outcome.ts'
import { cloudCapabilities } from './providers/registry.ts'
import { openCloudAccount } from './open-cloud-account.ts'

/** Ms for which a list of storages counts as current. */
const freshFor = 60_000

/** Fetches the account's object storages from the cloud and stores them; empty at clouds without them. */
export const readObjectStorages = async (
  context: AppContext,
  account: Selectable<CloudAccountsTable>,
): Promise<Outcome<ObjectStorage[]>> => {
  if (!cloudCapabilities[account.cloud].storages) return done([])
  const opened = await openCloudAccount(context, account)
  if (!opened.ok) return opened
  try {
    const listed = (await opened.value.listStorages?.()) ?? done([])
    if (!listed.ok) return listed
    await context.db
      .updateTable('cloudAccounts')
      .set({ objectStorages: JSON.stringify(listed.value), storagesAt: context.now().toISOString() })
      .where('id', '=', account.id)
      .where('updatedAt', '=', sql<string>`${account.updatedAt}`)
      .execute()
    return listed
  } finally {
    await opened.value.close()
  }
}

/**
 * Returns the account's storages for a picker, refreshing an outdated list; falls back to the stored list on
 * failure.
 */
export const objectStoragesOf = async (
  context: AppContext,
  account: Selectable<CloudAccountsTable>,
): Promise<ObjectStorage[]> => {
  const { objectStorages, storagesAt } = account
  const age = storagesAt === null ? Infinity : context.now().getTime() - Date.parse(storagesAt)
  if (!cloudCapabilities[account.cloud].storages || age < freshFor) return objectStorages
  const read = await readObjectStorages(context, account)
  return read.ok ? read.value : objectStorages
}
