import type { Kysely } from 'kysely'
import { roleOf } from '@web2/contract'
import type { Database } from '../db/database.ts'
import type { Caller } from './caller.ts'

/** The callers behind sessions that are good at this moment: not revoked, not expired, of a user who is active. */
export const loadCallers = async (
  db: Kysely<Database>,
  sessionIds: readonly string[],
  now: Date,
): Promise<Caller[]> => {
  const rows = await db
    .selectFrom('loginSessions as session')
    .innerJoin('users as user', 'user.id', 'session.userId')
    .innerJoin('accounts as account', 'account.id', 'session.accountId')
    .innerJoin('memberships as membership', (join) =>
      join
        .onRef('membership.userId', '=', 'session.userId')
        .onRef('membership.accountId', '=', 'session.accountId'),
    )
    .select([
      'session.id as sessionId',
      'session.userId',
      'session.accountId',
      'user.role',
      'membership.roles',
      'account.isActive',
    ])
    .where('session.id', 'in', sessionIds)
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', now.toISOString())
    .where('user.isActive', '=', true)
    .execute()
  return rows.map(({ sessionId, userId, accountId, isActive, ...held }) => ({
    sessionId,
    userId,
    accountId,
    role: roleOf(held),
    accountActive: isActive,
  }))
}
