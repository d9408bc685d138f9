import type { AccessToken, AccessTokenCreate, AccessTokenCreated } from '@web2/contract/accounts'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { last4 } from '../../../platform/secrets/last4.ts'
import { accessTokenHash, newAccessToken } from '../../../platform/auth/access-tokens.ts'
import { broadcastSessionsChanged } from '../../../platform/auth/end-sessions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'

const mostTokens = 100
const day = 24 * 3_600_000

interface Owner {
  readonly accountId: string
  readonly userId: string
}

/** Returns the account's access tokens, newest first. */
export const listAccessTokens = async (db: Kysely<Database>, accountId: string): Promise<AccessToken[]> => {
  const rows = await db
    .selectFrom('accessTokens as token')
    .innerJoin('users as user', 'user.id', 'token.createdBy')
    .select([
      'token.id',
      'token.createdAt',
      'token.updatedAt',
      'token.createdBy',
      'token.name',
      'token.scopes',
      'token.last4',
      'token.expiresAt',
      'token.lastUsedAt',
      'user.name as userName',
    ])
    .where('token.accountId', '=', accountId)
    .orderBy('token.createdAt', 'desc')
    .orderBy('token.id', 'desc')
    .execute()
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}

/**
 * Creates a token with its creator's rights, limited to `scopes`. The token itself is only in this result.
 */
export const createAccessToken = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, userId }: Owner,
  { name, scopes, expiresInDays }: AccessTokenCreate,
): Promise<AccessTokenCreated> => {
  const token = newAccessToken()
  const id = uuidV7()
  const expiresAt =
    expiresInDays === null ? null : new Date(now().getTime() + expiresInDays * day).toISOString()
  const made = await db.transaction().execute(async (transaction) => {
    const own = await listAccessTokens(transaction, accountId)
    if (own.length >= mostTokens)
      throw refused(`You’ve reached the limit of ${mostTokens} tokens. Revoke one first.`)
    await transaction
      .insertInto('accessTokens')
      .values({
        id,
        accountId,
        createdBy: userId,
        name,
        scopes,
        tokenHash: accessTokenHash(token),
        last4: last4(token),
        expiresAt,
        lastUsedAt: null,
      })
      .execute()
    const details = { token: id, name, scopes, expiresAt }
    await recordAudit(transaction, { action: 'token-created', userId, accountId, details })
    const record = (await listAccessTokens(transaction, accountId)).find(({ _id }) => _id === id)
    if (!record) throw new Error('The new token could not be loaded.')
    await recordEvent(transaction, { accountId, path: 'access-tokens', name: 'created', record })
    return record
  })
  return { ...made, token }
}

/** Deletes a token, logs it under `by`, and emits the change. */
const endToken = async (
  transaction: Kysely<Database>,
  {
    accountId,
    record,
    by,
  }: { readonly accountId: string; readonly record: AccessToken; readonly by: string },
): Promise<void> => {
  const { _id: id, name } = record
  await transaction
    .deleteFrom('accessTokens')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .execute()
  await broadcastSessionsChanged(transaction, id)
  const details = { token: id, name }
  await recordAudit(transaction, { action: 'token-revoked', userId: by, accountId, details })
  await recordEvent(transaction, { accountId, path: 'access-tokens', name: 'removed', record })
}

/** Revokes a token immediately, on every instance and socket. Throws 404 if it doesn't exist. */
export const revokeAccessToken = async (
  { db }: Pick<AppContext, 'db'>,
  { accountId, userId: by }: Owner,
  id: string,
): Promise<AccessToken> =>
  db.transaction().execute(async (transaction) => {
    const record = isUuid(id)
      ? (await listAccessTokens(transaction, accountId)).find(({ _id }) => _id === id)
      : undefined
    if (!record) throw notFound('access token')
    await endToken(transaction, { accountId, record, by })
    return record
  })

/**
 * Revokes the tokens a user created in one account or, without `accountId`, in all of them. The audit log
 * names `by`.
 */
export const revokeTokensOf = async (
  transaction: Kysely<Database>,
  { userId, accountId, by }: { readonly userId: string; readonly accountId?: string; readonly by: string },
): Promise<void> => {
  const accounts = await transaction
    .selectFrom('accessTokens')
    .select('accountId')
    .distinct()
    .where('createdBy', '=', userId)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? ''))
    .execute()
  for (const account of accounts)
    for (const record of await listAccessTokens(transaction, account.accountId))
      if (record.createdBy === userId)
        await endToken(transaction, { accountId: account.accountId, record, by })
}
