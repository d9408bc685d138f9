import type { CloudAccountData } from '@web2/contract'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import { publicDatabaseError } from '../../db/adapter/database-errors.ts'
import type { CloudAccountsTable } from '../../db/tables/clouds.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { badInput } from '../../errors.ts'
import { cloudCapabilities, isOfferedCloud } from '../../providers/clouds/registry.ts'
import { checkedEndpoint } from './checked-endpoint.ts'
import { labelTaken } from './label-taken.ts'
import { sealedKeys } from './sealed-keys.ts'

/** Stores an account at a cloud with its keys sealed; 409 when the label is taken. */
export const createCloudAccount = async (
  { config, db }: AppContext,
  owner: { readonly accountId: string; readonly userId: string },
  { cloud, label, accessKey, secretKey, region = '', endpoint = '' }: CloudAccountData,
): Promise<Selectable<CloudAccountsTable>> => {
  if (!isOfferedCloud(cloud) || !cloudCapabilities[cloud].needsAccount)
    throw badInput({ cloud: 'Accounts cannot be added for this cloud.' })
  const { accountId } = owner
  const sealed = sealedKeys(config, accountId, { accessKey, secretKey })
  try {
    return await db
      .insertInto('cloudAccounts')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: owner.userId,
        cloud,
        label,
        accessKeySealed: sealed.accessKeySealed ?? '',
        accessKeyLast4: sealed.accessKeyLast4 ?? '',
        secretKeySealed: sealed.secretKeySealed ?? '',
        secretKeyLast4: sealed.secretKeyLast4 ?? '',
        region,
        endpoint: checkedEndpoint(endpoint),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    throw publicDatabaseError(labelTaken, error)
  }
}
