import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import { hashPassword, verifyPassword } from '../../../platform/auth/passwords.ts'
import { revokeTokensOf } from '../access-tokens/manage-access-tokens.ts'
import { endSessionsOf } from '../../../platform/auth/end-sessions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { voidResets } from '../users/void-resets.ts'

/**
 * Sets a new password and ends the user's other sessions and reset links; with `revokeTokens` also their
 * access tokens. Throws 400 for the field if the current password is wrong.
 */
export const changePassword = async (
  db: Kysely<Database>,
  change: {
    readonly userId: string
    readonly sessionId: string
    readonly password: string
    readonly currentPassword: string
    readonly revokeTokens?: boolean
  },
  now: Date,
): Promise<void> => {
  const { userId, sessionId, password, currentPassword, revokeTokens } = change
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(currentPassword, passwordHash))) {
    throw badInput({ currentPassword: 'This isn’t your current password' })
  }
  const next = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ passwordHash: next }).where('id', '=', userId).execute()
    await voidResets(transaction, userId, now)
    await endSessionsOf(transaction, userId, now, { except: sessionId })
    if (revokeTokens) await revokeTokensOf(transaction, { userId, by: userId })
    await recordAudit(transaction, { action: 'password-changed', userId })
  })
}
