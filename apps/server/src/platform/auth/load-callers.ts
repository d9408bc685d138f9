import type { Kysely } from 'kysely'
import { roleOf } from '@web2/contract/core'
import type { Database } from '../db/database.ts'
import type { Caller } from './caller.ts'

/**
 * Loads the callers of valid sessions: not revoked, not expired, of an active user. An impersonation is valid
 * only as long as the admin's own session.
 */
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
    .leftJoin('loginSessions as opener', 'opener.id', 'session.openedBy')
    .leftJoin('users as actor', 'actor.id', 'opener.userId')
    .select([
      'session.id as sessionId',
      'session.userId',
      'session.accountId',
      'user.role',
      'membership.roles',
      'account.isActive',
      'session.expiresAt',
      'actor.id as actorId',
      'actor.name as actorName',
    ])
    .where('session.id', 'in', sessionIds)
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', now.toISOString())
    .where('user.isActive', '=', true)
    .where((where) =>
      where.or([
        where('session.openedBy', 'is', null),
        where.and([
          where('opener.revokedAt', 'is', null),
          where('opener.expiresAt', '>', now.toISOString()),
          where('actor.isActive', '=', true),
          where('actor.role', '=', 'admin'),
        ]),
      ]),
    )
    .execute()
  return rows.map(({ sessionId, userId, accountId, isActive, expiresAt, actorId, actorName, ...held }) => ({
    sessionId,
    userId,
    accountId,
    role: roleOf(held),
    accountActive: isActive,
    ...(actorId !== null &&
      actorName !== null && { actedBy: { userId: actorId, name: actorName, until: expiresAt } }),
  }))
}
