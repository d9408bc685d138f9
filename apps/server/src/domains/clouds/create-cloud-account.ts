import type { CloudAccountData } from '@web2/contract/clouds'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import { publicDatabaseError } from '../../platform/db/adapter/database-errors.ts'
import type { CloudAccountsTable } from './tables.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { badInput } from '../../platform/errors.ts'
import { cloudCapabilities, isOfferedCloud } from './providers/registry.ts'
import { checkedAccount, requireFields, requireSafeKeys } from './validate-account.ts'
import { labelTaken } from './label-conflict.ts'
import { sealedKeys } from './seal-keys.ts'

/** Stores an account at a cloud with its keys sealed. Throws 409 if the label is taken. */
export const createCloudAccount = async (
  { config, db }: AppContext,
  owner: { readonly accountId: string; readonly userId: string },
  data: CloudAccountData,
): Promise<Selectable<CloudAccountsTable>> => {
  const { cloud, label } = data
  if (!isOfferedCloud(cloud) || !cloudCapabilities[cloud].needsAccount)
    throw badInput({ cloud: 'You can’t add accounts for this cloud.' })
  const { accountId } = owner
  requireFields(cloud, data)
  const open = checkedAccount(cloud, data)
  requireSafeKeys(data, open, null)
  const sealed = sealedKeys(config, accountId, data)
  try {
    return await db
      .insertInto('cloudAccounts')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: owner.userId,
        cloud,
        label,
        accessKeySealed: '',
        accessKeyLast4: '',
        secretKeySealed: '',
        secretKeyLast4: '',
        ...sealed,
        ...open,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    throw publicDatabaseError(labelTaken, error)
  }
}
