import type { AppContext } from '../context.ts'
import { codeNeeded, signInFailed } from '../errors.ts'
import { verifyNothing, verifyPassword } from '../sessions/passwords.ts'
import type { TokenClaims } from '../sessions/tokens.ts'
import { recordAudit } from './audit/record-audit.ts'
import { firstAccountOf, openSession } from './open-session.ts'
import { checkSecondFactor } from './two-factor/check-second-factor.ts'

/** A sign-in lasts two weeks. */
const sessionLength = 14 * 24 * 3_600_000

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly userAgent: string
  /** Of the authenticator app, or a recovery code. */
  readonly code?: string | undefined
}

/**
 * Checks the password, and the second factor of whoever has switched it on, and opens a session in the user's oldest
 * account. 401 without telling which of address and password was wrong; 401 'code-needed' when both are right and the
 * code is missing or wrong.
 */
export const signIn = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  { email, password, userAgent, code }: Credentials,
): Promise<TokenClaims> => {
  const { db, now } = context
  const user = await db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'isActive'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  const right = user ? await verifyPassword(password, user.passwordHash) : await verifyNothing(password)
  if (!user || !right || !user.isActive) {
    await recordAudit(db, { action: 'sign-in-refused', userId: user?.id ?? null })
    throw signInFailed()
  }
  const userId = user.id
  const second = await checkSecondFactor(context, userId, code)
  if (second !== 'passed') {
    if (second === 'wrong') await recordAudit(db, { action: 'sign-in-refused', userId })
    throw codeNeeded(second)
  }
  return db.transaction().execute(async (transaction) => {
    const accountId = await firstAccountOf(transaction, userId)
    if (accountId === undefined) throw signInFailed()
    const expiresAt = now().getTime() + sessionLength
    const claims = await openSession(transaction, { userId, accountId, userAgent, expiresAt })
    await recordAudit(transaction, { action: 'signed-in', userId, accountId })
    return claims
  })
}
