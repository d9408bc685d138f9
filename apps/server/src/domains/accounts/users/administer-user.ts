import type { Kysely, Transaction } from 'kysely'
import type { UserAdminPatch } from '@web2/contract/accounts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput, notFound, refused } from '../../../platform/errors.ts'
import { revokeTokensOf } from '../access-tokens/manage-access-tokens.ts'
import { activateOwner, emitAccountChanged } from './set-account-state.ts'
import { endSessionsOf, broadcastSessionsChanged } from '../../../platform/auth/end-sessions.ts'
import { requireAnotherAdmin } from './require-another-admin.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'

export interface AdminChange {
  readonly adminId: string
  readonly userId: string
  readonly patch: UserAdminPatch
}

/** Applies an admin's changes to a user and to the account the user owns. */
export const administerUser = async (db: Kysely<Database>, change: AdminChange, now: Date): Promise<void> => {
  const { adminId, userId, patch } = change
  if (
    adminId === userId &&
    (patch.isActive === false || (patch.roles && !patch.roles.includes('lc:admin')))
  ) {
    throw badInput({}, 'You can’t remove your own access. Ask another admin.')
  }
  await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user) throw notFound('user')
    if (patch.isActive === false || (patch.roles && !patch.roles.includes('lc:admin')))
      await requireAnotherAdmin(transaction, [userId], 'Make another user an admin first.')
    if (patch.isActive !== undefined)
      await setActive(transaction, { adminId, userId, isActive: patch.isActive }, now)
    if (patch.roles || patch.subscription || patch.tier)
      await administerAccount(transaction, await lockOwnedAccount(transaction, userId), change, now)
    await broadcastSessionsChanged(transaction, userId)
  })
}

const setActive = async (
  transaction: Transaction<Database>,
  { adminId, userId, isActive }: { adminId: string; userId: string; isActive: boolean },
  now: Date,
) => {
  await transaction.updateTable('users').set({ isActive }).where('id', '=', userId).execute()
  if (!isActive) {
    await endSessionsOf(transaction, userId, now)
    await revokeTokensOf(transaction, { userId, by: adminId })
  }
  const action = isActive ? 'user-activated' : 'user-deactivated'
  await recordAudit(transaction, { action, userId, details: { by: adminId } })
}

interface OwnAccount {
  readonly membershipId: string
  readonly accountId: string
  readonly roles: readonly string[]
}

/** Locks the account the user owns. Throws 409 for VAs, who own none. */
const lockOwnedAccount = async (transaction: Transaction<Database>, userId: string): Promise<OwnAccount> => {
  const own = await transaction
    .selectFrom('memberships as membership')
    .innerJoin('accounts as account', 'account.id', 'membership.accountId')
    .select(['membership.id as membershipId', 'membership.accountId', 'membership.roles'])
    .where('membership.userId', '=', userId)
    .where('account.ownerId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!own) throw refused('This user has no account of their own and only works in other accounts.')
  return own
}

const administerAccount = async (
  transaction: Transaction<Database>,
  { membershipId, accountId, roles: before }: OwnAccount,
  { adminId, userId, patch }: AdminChange,
  now: Date,
): Promise<void> => {
  if (patch.roles) {
    await transaction
      .updateTable('memberships')
      .set({ roles: patch.roles, updatedAt: now.toISOString() })
      .where('id', '=', membershipId)
      .execute()
    await transaction
      .updateTable('users')
      .set({ role: patch.roles.includes('lc:admin') ? 'admin' : '' })
      .where('id', '=', userId)
      .execute()
    const details = { by: adminId, before, after: patch.roles }
    await recordAudit(transaction, { action: 'roles-changed', userId, accountId, details })
  }
  const isActive = patch.subscription?.['lc.isActive']
  const tier = patch.tier?.type
  if (isActive === undefined && tier === undefined) return
  await transaction
    .updateTable('accounts')
    .set({
      ...(isActive !== undefined && { isActive }),
      ...(tier && { tier }),
      updatedAt: now.toISOString(),
    })
    .where('id', '=', accountId)
    .execute()
  if (isActive === true && !patch.roles) await activateOwner(transaction, accountId)
  await emitAccountChanged(transaction, accountId)
  const details = { by: adminId, isActive, tier }
  await recordAudit(transaction, { action: 'account-changed', userId, accountId, details })
}
