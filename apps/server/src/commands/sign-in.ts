import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { uuidV7 } from '../db/uuid-v7.ts'
import { signInFailed } from '../errors.ts'
import { verifyNothing, verifyPassword } from '../sessions/passwords.ts'
import type { TokenClaims } from '../sessions/tokens.ts'
import { recordAudit } from './record-audit.ts'

/** A sign-in lasts two weeks. */
const sessionLength = 14 * 24 * 3_600_000

/** Checks the password and opens a session in the user's oldest account; 401 without telling what was wrong. */
export const signIn = async (
  db: Kysely<Database>,
  credentials: { readonly email: string; readonly password: string; readonly userAgent: string },
  now: Date,
): Promise<TokenClaims> => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'isActive'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', credentials.email.toLowerCase()))
    .executeTakeFirst()
  const right = user
    ? await verifyPassword(credentials.password, user.passwordHash)
    : await verifyNothing(credentials.password)
  if (!user || !right || !user.isActive) {
    await recordAudit(db, { action: 'sign-in-refused', userId: user?.id ?? null })
    throw signInFailed()
  }
  return openSession(db, { userId: user.id, userAgent: credentials.userAgent }, now)
}

const openSession = async (
  db: Kysely<Database>,
  { userId, userAgent }: { userId: string; userAgent: string },
  now: Date,
): Promise<TokenClaims> =>
  db.transaction().execute(async (transaction) => {
    const membership = await transaction
      .selectFrom('memberships')
      .select('accountId')
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .executeTakeFirst()
    if (!membership) throw signInFailed()
    const sessionId = uuidV7()
    const expiresAt = now.getTime() + sessionLength
    await transaction
      .insertInto('loginSessions')
      .values({
        id: sessionId,
        userId,
        accountId: membership.accountId,
        userAgent: userAgent.slice(0, 300),
        expiresAt: new Date(expiresAt).toISOString(),
        revokedAt: null,
      })
      .execute()
    await recordAudit(transaction, { action: 'signed-in', userId, accountId: membership.accountId })
    return { sessionId, userId, expiresAt }
  })
