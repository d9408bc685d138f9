import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { roleOf, capabilitiesOfScopes } from '@web2/contract/core'
import type { Database } from '../db/database.ts'
import type { Caller } from './caller.ts'
import type { TokenClaims } from './session-tokens.ts'

const prefix = 'w2m_'
/** Minimum interval between updates of the last use, in ms. */
const notedEvery = 60_000

/** Returns 256 random bits after a prefix by which secret scanners recognize it. */
export const newAccessToken = (): string => `${prefix}${randomBytes(32).toString('base64url')}`

export const isAccessToken = (token: string): boolean => token.startsWith(prefix)

/** Returns the stored hash of a token. It is fully random, so a fast hash is safe. */
export const accessTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Returns the owner of a token and records its use. Returns undefined if it doesn't exist. */
export const readAccessToken = async (
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<TokenClaims | undefined> => {
  const row = await db
    .selectFrom('accessTokens')
    .select(['id', 'createdBy', 'expiresAt', 'lastUsedAt'])
    .where('tokenHash', '=', accessTokenHash(token))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.lastUsedAt === null || now.getTime() - Date.parse(row.lastUsedAt) >= notedEvery)
    await db
      .updateTable('accessTokens')
      .set({ lastUsedAt: now.toISOString() })
      .where('id', '=', row.id)
      .execute()
  const expiresAt = row.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.expiresAt)
  return { sessionId: row.id, userId: row.createdBy, expiresAt }
}

/** Loads the callers of valid access tokens: not revoked, not expired, of an active member. */
export const loadTokenCallers = async (
  db: Kysely<Database>,
  tokenIds: readonly string[],
  now: Date,
): Promise<Caller[]> => {
  const rows = await db
    .selectFrom('accessTokens as token')
    .innerJoin('users as user', 'user.id', 'token.createdBy')
    .innerJoin('accounts as account', 'account.id', 'token.accountId')
    .innerJoin('memberships as membership', (join) =>
      join
        .onRef('membership.userId', '=', 'token.createdBy')
        .onRef('membership.accountId', '=', 'token.accountId'),
    )
    .select([
      'token.id',
      'token.createdBy',
      'token.accountId',
      'token.scopes',
      'user.role',
      'membership.roles',
      'account.isActive',
    ])
    .where('token.id', 'in', tokenIds)
    .where((where) =>
      where.or([where('token.expiresAt', 'is', null), where('token.expiresAt', '>', now.toISOString())]),
    )
    .where('user.isActive', '=', true)
    .execute()
  return rows.map(({ id, createdBy, accountId, scopes, isActive, ...held }) => ({
    sessionId: id,
    userId: createdBy,
    accountId,
    role: roleOf(held),
    accountActive: isActive,
    scopes,
    limitedTo: capabilitiesOfScopes(scopes),
  }))
}
