import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { TokenClaims } from '../../../platform/auth/session-tokens.ts'

export interface NewSession {
  readonly userId: string
  readonly accountId: string
  readonly userAgent: string
  /** In ms since 1970. */
  readonly expiresAt: number
  /** The admin's session, if this one is an impersonation. */
  readonly openedBy?: string
}

/**
 * Inserts a session for one browser and returns the claims of its token. The row decides whether the token is
 * valid.
 */
export const openSession = async (
  transaction: Transaction<Database>,
  { userId, accountId, userAgent, expiresAt, openedBy }: NewSession,
): Promise<TokenClaims> => {
  const sessionId = uuidV7()
  await transaction
    .insertInto('loginSessions')
    .values({
      id: sessionId,
      userId,
      accountId,
      userAgent: userAgent.slice(0, 300),
      expiresAt: new Date(expiresAt).toISOString(),
      revokedAt: null,
      openedBy: openedBy ?? null,
    })
    .execute()
  return { sessionId, userId, expiresAt }
}

/** Returns the account in which a user starts, the one joined first; undefined if they belong to none. */
export const firstAccountOf = async (
  transaction: Transaction<Database>,
  userId: string,
): Promise<string | undefined> => {
  const membership = await transaction
    .selectFrom('memberships')
    .select('accountId')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst()
  return membership?.accountId
}
