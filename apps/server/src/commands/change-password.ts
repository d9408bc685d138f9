import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { badInput } from '../errors.ts'
import { hashPassword, verifyPassword } from '../sessions/passwords.ts'
import { endSessionsOf } from './end-sessions.ts'
import { recordAudit } from './audit/record-audit.ts'

/** A new password ends every other session of the user; the wrong current one is a 400 at its field. */
export const changePassword = async (
  db: Kysely<Database>,
  change: {
    readonly userId: string
    readonly sessionId: string
    readonly password: string
    readonly currentPassword: string
  },
  now: Date,
): Promise<void> => {
  const { userId, sessionId, password, currentPassword } = change
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(currentPassword, passwordHash))) {
    throw badInput({ currentPassword: 'This is not your current password' })
  }
  const next = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ passwordHash: next }).where('id', '=', userId).execute()
    await endSessionsOf(transaction, userId, now, { except: sessionId })
    await recordAudit(transaction, { action: 'password-changed', userId })
  })
}
