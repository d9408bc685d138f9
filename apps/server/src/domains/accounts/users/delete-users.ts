import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput } from '../../../platform/errors.ts'
import { eraseAccount } from './delete-account.ts'
import { endSessionsOf } from '../../../platform/auth/end-sessions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { requireAnotherAdmin } from './require-another-admin.ts'

interface Removal {
  readonly adminId: string
  readonly userIds: readonly string[]
  /** Deletes a user's own account with everything in it, or transfers it to the admin. */
  readonly content: 'delete' | 'keep'
}

const handOver = async (
  transaction: Transaction<Database>,
  accountId: string,
  adminId: string,
): Promise<void> => {
  await transaction.updateTable('accounts').set({ ownerId: adminId }).where('id', '=', accountId).execute()
  await transaction
    .insertInto('memberships')
    .values({ id: uuidV7(), accountId, userId: adminId, roles: ['lc:customer'] })
    .onConflict((conflict) => conflict.columns(['userId', 'accountId']).doNothing())
    .execute()
}

/**
 * Deletes users permanently, all or none. Throws 400 for the admin themselves and 409 for the last admin.
 * Content they created in other accounts stays.
 */
export const deleteUsers = async (
  context: AppContext,
  { adminId, userIds, content }: Removal,
): Promise<void> => {
  const { db, now } = context
  if (userIds.length === 0) return
  if (userIds.includes(adminId))
    throw badInput({}, 'You can’t delete yourself here. Delete your own account under Your data.')
  const erased = await db.transaction().execute(async (transaction) => {
    await requireAnotherAdmin(transaction, userIds, 'Make another user an admin first.')
    const owned = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('ownerId', 'in', userIds)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id } of owned)
      if (content === 'delete') await eraseAccount(context, transaction, id)
      else await handOver(transaction, id, adminId)
    for (const userId of userIds) {
      await endSessionsOf(transaction, userId, now())
      await transaction.deleteFrom('users').where('id', '=', userId).execute()
      await recordAudit(transaction, { action: 'user-deleted', userId, details: { by: adminId, content } })
    }
    return content === 'delete' ? owned.map(({ id }) => id) : []
  })
  for (const accountId of erased) await context.contributions.accountFiles.remove(context, accountId)
}
