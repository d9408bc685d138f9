import type { Kysely, Transaction } from 'kysely'
import type { UserAdminPatch } from '@web2/contract'
import type { Database } from '../db/database.ts'
import { badInput, notFound } from '../errors.ts'
import { endSessionsOf, tellSessionsChanged } from './end-sessions.ts'
import { recordAudit } from './record-audit.ts'

/** What an admin changes of a user and of the account that is the user's own (the oldest). */
export const administerUser = async (
  db: Kysely<Database>,
  change: { readonly adminId: string; readonly userId: string; readonly patch: UserAdminPatch },
  now: Date,
): Promise<void> => {
  const { adminId, userId, patch } = change
  if (
    adminId === userId &&
    (patch.isActive === false || (patch.roles && !patch.roles.includes('lc:admin')))
  ) {
    throw badInput({}, 'You cannot take your own access away. Ask another admin.')
  }
  await db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('memberships')
      .select(['id', 'accountId', 'roles'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .forUpdate()
      .executeTakeFirst()
    if (!own) throw notFound('user')
    if (patch.isActive !== undefined)
      await setActive(transaction, { adminId, userId, isActive: patch.isActive }, now)
    if (patch.roles) {
      const isAdmin = patch.roles.includes('lc:admin')
      await transaction
        .updateTable('memberships')
        .set({ roles: patch.roles, updatedAt: now.toISOString() })
        .where('id', '=', own.id)
        .execute()
      await transaction
        .updateTable('users')
        .set({ role: isAdmin ? 'admin' : '' })
        .where('id', '=', userId)
        .execute()
      const details = { by: adminId, before: own.roles, after: patch.roles }
      await recordAudit(transaction, { action: 'roles-changed', userId, accountId: own.accountId, details })
    }
    const isActive = patch.subscription?.['lc.isActive']
    const tier = patch.tier?.type
    if (isActive !== undefined || tier !== undefined) {
      await transaction
        .updateTable('accounts')
        .set({
          ...(isActive !== undefined && { isActive }),
          ...(tier && { tier }),
          updatedAt: now.toISOString(),
        })
        .where('id', '=', own.accountId)
        .execute()
      const details = { by: adminId, isActive, tier }
      await recordAudit(transaction, { action: 'account-changed', userId, accountId: own.accountId, details })
    }
    await tellSessionsChanged(transaction, userId)
  })
}

const setActive = async (
  transaction: Transaction<Database>,
  { adminId, userId, isActive }: { adminId: string; userId: string; isActive: boolean },
  now: Date,
) => {
  await transaction.updateTable('users').set({ isActive }).where('id', '=', userId).execute()
  if (!isActive) await endSessionsOf(transaction, userId, now)
  const action = isActive ? 'user-activated' : 'user-deactivated'
  await recordAudit(transaction, { action, userId, details: { by: adminId } })
}
