import { limits } from '@web2/contract/core'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { spaceUsed } from './media-space.ts'
import { deleteUnreferencedMedia } from './purge-unused-media.ts'

/**
 * Returns whether the account has room for a file, after deleting what nothing shows if needed. The caller holds
 * the library lock.
 */
export const reserveSpace = async (
  context: Pick<AppContext, 'config'>,
  transaction: Transaction<Database>,
  accountId: string,
  size: number,
): Promise<boolean> => {
  const fits = async () => (await spaceUsed(transaction, accountId)) + size <= limits.mediaAccountBytes
  if (await fits()) return true
  await deleteUnreferencedMedia(context, transaction, accountId)
  return fits()
}
