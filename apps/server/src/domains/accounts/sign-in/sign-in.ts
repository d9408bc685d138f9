import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { codeNeeded, signInFailed } from '../../../platform/errors.ts'
import { verifyDummyPassword, verifyPassword } from '../../../platform/auth/passwords.ts'
import type { TokenClaims } from '../../../platform/auth/session-tokens.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { firstAccountOf, openSession } from './open-session.ts'
import { countAttempt, clearAttempts } from '../../../platform/rate-limits/rate-limit.ts'
import { checkSecondFactor } from '../two-factor/check-second-factor.ts'

/** A session lasts two weeks. */
const sessionLength = 14 * 24 * 3_600_000

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly userAgent: string
  /** From the authenticator app, or a recovery code. */
  readonly code?: string | undefined
  /**
   * True if the user signed in with this browser before; wrong codes from other browsers don't count against
   * it.
   */
  readonly isKnownBrowser: boolean
}

/** Result of a sign-in with a right password. */
export type SignIn =
  | {
      readonly kind: 'signed-in'
      readonly claims: TokenClaims
      /** The hash the password was checked against. */
      readonly passwordHash: string
    }
  /** Email and password are right, but the second factor is missing. */
  | { readonly kind: 'code-missing' }

/**
 * Wrong codes after a right password, from all browsers. Only a holder of the password can use this limit up.
 */
const codesPerUser = { most: 10, seconds: 900 }

/** Finds a user by email address, ignoring case. */
export const userWithEmail = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'isActive'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

/**
 * Checks the password and, if enabled, the second factor, and opens a session in the user's oldest account.
 * Throws 401 without naming the wrong field, 401 'code-needed' for a wrong code, and 429 after ten wrong
 * codes.
 */
export const signIn = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  { email, password, userAgent, code = '', isKnownBrowser }: Credentials,
): Promise<SignIn> => {
  const { db, now } = context
  const user = await userWithEmail(db, email)
  const right = user ? await verifyPassword(password, user.passwordHash) : await verifyDummyPassword(password)
  if (!user || !right || !user.isActive) {
    await recordAudit(db, { action: 'sign-in-refused', userId: user?.id ?? null })
    throw signInFailed()
  }
  const { id: userId, passwordHash } = user
  const isCounted = code.trim() !== '' && !isKnownBrowser
  const codes = `login:code:${userId}`
  if (isCounted) await countAttempt(db, { key: codes, ...codesPerUser })
  const second = await checkSecondFactor(context, userId, code)
  if (second === 'missing') return { kind: 'code-missing' }
  if (second === 'wrong') {
    await recordAudit(db, { action: 'sign-in-refused', userId })
    throw codeNeeded(second)
  }
  if (isCounted) await clearAttempts(db, codes)
  return db.transaction().execute(async (transaction) => {
    const accountId = await firstAccountOf(transaction, userId)
    if (accountId === undefined) throw signInFailed()
    const expiresAt = now().getTime() + sessionLength
    const claims = await openSession(transaction, { userId, accountId, userAgent, expiresAt })
    await recordAudit(transaction, { action: 'signed-in', userId, accountId })
    return { kind: 'signed-in', claims, passwordHash }
  })
}
