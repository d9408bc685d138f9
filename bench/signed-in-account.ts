import { sql, type Kysely } from 'kysely'
import type { Database } from '@web2/server/src/platform/db/database.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { createTokens } from '@web2/server/src/platform/auth/session-tokens.ts'
import { appSecret } from './api-load.ts'

/** Adds a customer with a new account, and returns an access token that is valid for an hour. */
export const signedInAccount = async (
  db: Kysely<Database>,
): Promise<{ accountId: string; userId: string; token: string }> => {
  const [accountId, userId, sessionId] = [uuidV7(), uuidV7(), uuidV7()]
  const now = new Date()
  const expiresAt = now.getTime() + 3_600_000
  await sql`insert into accounts (id, name, is_active) values (${accountId}, 'bench', true)`.execute(db)
  await sql`insert into users (id, name, email, password_hash) values (${userId}, 'bench', ${userId}, '')`.execute(
    db,
  )
  await sql`insert into memberships (id, account_id, user_id, roles)
    values (${uuidV7()}, ${accountId}, ${userId}, '{lc:customer}')`.execute(db)
  await sql`insert into login_sessions (id, user_id, account_id, expires_at)
    values (${sessionId}, ${userId}, ${accountId}, ${new Date(expiresAt).toISOString()})`.execute(db)
  const tokens = createTokens(appSecret, () => now)
  return { accountId, userId, token: await tokens.sign({ sessionId, userId, expiresAt }) }
}
