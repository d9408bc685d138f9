import { LoginSessionPatch, LoginSession } from '@web2/contract/accounts'
import { endSession, broadcastSessionsChanged } from '../../../platform/auth/end-sessions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'

const ownSessions = async (
  { db, now }: ServiceContext,
  { userId, sessionId }: Caller,
): Promise<LoginSession[]> => {
  const rows = await db
    .selectFrom('loginSessions as session')
    .leftJoin('loginSessions as opener', 'opener.id', 'session.openedBy')
    .leftJoin('users as actor', 'actor.id', 'opener.userId')
    .select([
      'session.id',
      'session.createdAt',
      'session.expiresAt',
      'session.userAgent',
      'session.accountId',
      'actor.name as byName',
    ])
    .where('session.userId', '=', userId)
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', now().toISOString())
    .orderBy('session.createdAt', 'desc')
    .orderBy('session.id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id, byName, ...row }) => ({
    _id: id,
    ...row,
    byName: byName ?? '',
    isCurrent: id === sessionId,
  }))
}

const ownSession = async (context: ServiceContext, caller: Caller, id: unknown): Promise<LoginSession> => {
  const wanted = id === 'current' ? caller.sessionId : id
  const found = (await ownSessions(context, caller)).find(({ _id }) => _id === wanted)
  if (!found || !isUuid(found._id)) throw notFound('sign-in')
  return found
}

/**
 * The user's own sessions: list them, end one, or switch one to another account. The id 'current' names this
 * session.
 */
export const loginSessionsService = defineService({
  path: 'login-sessions',
  record: LoginSession,
  unlogged: true,
  policy: { find: 'profile:own', get: 'profile:own', patch: 'profile:own', remove: 'profile:own' },
  data: { patch: LoginSessionPatch },
  methods: (context) => ({
    find: async ({ caller }: CallParams) => {
      const data = await ownSessions(context, caller)
      return { total: data.length, limit: 100, skip: 0, data }
    },

    get: (id: string, { caller }: CallParams) => ownSession(context, caller, id),

    patch: async (id: string | null, { accountId }: LoginSessionPatch, { caller }: CallParams) => {
      const { db } = context
      const session = await ownSession(context, caller, id)
      await db.transaction().execute(async (transaction) => {
        const switched = await transaction
          .updateTable('loginSessions')
          .set({ accountId })
          .where('id', '=', session._id)
          .where((where) =>
            where.exists(
              where
                .selectFrom('memberships')
                .select('id')
                .where('userId', '=', caller.userId)
                .where('accountId', '=', accountId),
            ),
          )
          .executeTakeFirst()
        if (switched.numUpdatedRows === 0n)
          throw badInput({ accountId: 'You’re not a member of this account' })
        await broadcastSessionsChanged(transaction, session._id)
        await recordAudit(transaction, { action: 'account-switched', userId: caller.userId, accountId })
      })
      context.sessionWatch.changed(session._id)
      return { ...session, accountId }
    },

    remove: async (id: string | null, { caller }: CallParams) => {
      const session = await ownSession(context, caller, id)
      await context.db.transaction().execute(async (transaction) => {
        await endSession(transaction, session._id, context.now())
        const { userId, accountId } = caller
        const details = { session: session._id }
        await recordAudit(transaction, { action: 'signed-out', userId, accountId, details })
      })
      context.sessionWatch.changed(session._id)
      return session
    },
  }),
})
