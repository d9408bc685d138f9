import { loginAsMinutes } from '@web2/contract/accounts'
import type { AppContext } from '../../../platform/context.ts'
import { badInput, notFound, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { TokenClaims } from '../../../platform/auth/session-tokens.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { firstAccountOf, openSession } from '../sign-in/open-session.ts'

/**
 * Opens a session as another user, for a helping admin; it ends with the admin's session or expires. Refused
 * for the admin themselves, for other admins and for users who can't sign in.
 */
export const loginAs = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  admin: Caller,
  { userId, userAgent }: { readonly userId: string; readonly userAgent: string },
): Promise<TokenClaims> => {
  if (userId === admin.userId) throw badInput({ userId: 'You can’t sign in as yourself.' })
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'role', 'isActive'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user) throw notFound('user')
    if (user.role === 'admin') throw refused('You can’t sign in as another admin.')
    if (!user.isActive) throw refused('This user can’t sign in. Allow sign-in first.')
    const accountId = await firstAccountOf(transaction, userId)
    if (accountId === undefined) throw refused('This user doesn’t belong to any account.')
    const expiresAt = now().getTime() + loginAsMinutes * 60_000
    const openedBy = admin.sessionId
    const claims = await openSession(transaction, { userId, accountId, userAgent, expiresAt, openedBy })
    const details = { by: admin.userId }
    await recordAudit(transaction, { action: 'signed-in-as', userId, accountId, details })
    return claims
  })
}
