import type { TierType } from '@web2/contract/core'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { broadcastSessionsChanged } from '../../../platform/auth/end-sessions.ts'

/** Makes an inactive user a customer when their account is activated. */
export const activateOwner = async (transaction: Transaction<Database>, accountId: string): Promise<void> => {
  await sql`
    update memberships set roles = array_replace(roles, 'lc:inactive-new-signup', 'lc:customer'), updated_at = now()
    from accounts
    where memberships.account_id = ${accountId} and accounts.id = memberships.account_id
      and accounts.owner_id = memberships.user_id and 'lc:inactive-new-signup' = any(memberships.roles)`.execute(
    transaction,
  )
}

/**
 * Activates or deactivates the account and optionally sets its tier, effective immediately for all members.
 */
export const setAccountState = async (
  transaction: Transaction<Database>,
  {
    accountId,
    isActive,
    tier,
  }: { readonly accountId: string; readonly isActive: boolean; readonly tier?: TierType },
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('accounts')
    .set({ isActive, ...(tier && { tier }), updatedAt: now.toISOString() })
    .where('id', '=', accountId)
    .execute()
  if (isActive) await activateOwner(transaction, accountId)
  await emitAccountChanged(transaction, accountId)
}

/** Emits that the account changed, so that open browsers reload their rights. */
export const emitAccountChanged = async (
  transaction: Transaction<Database>,
  accountId: string,
): Promise<void> => {
  const members = await transaction
    .selectFrom('memberships')
    .select('userId')
    .where('accountId', '=', accountId)
    .execute()
  for (const { userId } of members) await broadcastSessionsChanged(transaction, userId)
  await recordEvent(transaction, {
    accountId,
    path: 'billing',
    name: 'patched',
    record: { _id: accountId },
  })
}
