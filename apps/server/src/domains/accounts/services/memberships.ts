import { sql, type Kysely, type Transaction } from 'kysely'
import { MembershipPatch, Membership } from '@web2/contract/accounts'
import { revokeTokensOf } from '../access-tokens/manage-access-tokens.ts'
import { endSessionsIn, broadcastSessionsChanged } from '../../../platform/auth/end-sessions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const members = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('memberships as membership')
    .innerJoin('users as user', 'user.id', 'membership.userId')
    .innerJoin('accounts as account', 'account.id', 'membership.accountId')
    .select([
      'membership.id',
      'membership.createdAt',
      'membership.updatedAt',
      'membership.userId',
      'membership.roles',
      'user.name',
      'user.email',
      sql<boolean>`coalesce(account.owner_id = membership.user_id, false)`.as('isOwner'),
    ])
    .where('membership.accountId', '=', accountId)

const asMembership = ({
  id,
  ...row
}: Omit<Membership, '_id' | 'createdBy'> & { id: string }): Membership => ({
  _id: id,
  ...row,
  createdBy: null,
})

/** Locks and returns a member. Throws 409 for the account's owner and for the caller. */
const otherMember = async (
  transaction: Transaction<Database>,
  caller: Caller,
  id: unknown,
): Promise<Membership> => {
  if (typeof id !== 'string' || !isUuid(id)) throw notFound('member')
  const row = await members(transaction, caller.accountId)
    .where('membership.id', '=', id)
    .forUpdate('membership')
    .executeTakeFirst()
  if (!row) throw notFound('member')
  if (row.isOwner) throw refused('The account owner can’t be changed or removed.')
  if (row.userId === caller.userId) throw refused('You can’t change your own membership.')
  return asMembership(row)
}

/** Members of the account. */
export const membershipsService = defineService({
  path: 'memberships',
  record: Membership,
  policy: {
    find: 'members:invite',
    get: 'members:invite',
    patch: 'members:invite',
    remove: 'members:invite',
  },
  data: { patch: MembershipPatch },
  methods: (context) => ({
    find: async ({ caller }: CallParams) => {
      const rows = await members(context.db, caller.accountId)
        .orderBy('membership.createdAt')
        .orderBy('membership.id')
        .limit(1_000)
        .execute()
      return { total: rows.length, limit: 1_000, skip: 0, data: rows.map(asMembership) }
    },

    get: async (id: string, { caller }: CallParams) => {
      if (!isUuid(String(id))) throw notFound('member')
      const row = await members(context.db, caller.accountId)
        .where('membership.id', '=', id)
        .executeTakeFirst()
      if (!row) throw notFound('member')
      return asMembership(row)
    },

    patch: async (id: string | null, { roles }: MembershipPatch, { caller }: CallParams) => {
      const member = await context.db.transaction().execute(async (transaction) => {
        const found = await otherMember(transaction, caller, id)
        await transaction.updateTable('memberships').set({ roles }).where('id', '=', found._id).execute()
        await broadcastSessionsChanged(transaction, found.userId)
        const details = { by: caller.userId, before: found.roles, after: roles }
        await recordAudit(transaction, {
          action: 'roles-changed',
          userId: found.userId,
          accountId: caller.accountId,
          details,
        })
        return { ...found, roles }
      })
      context.sessionWatch.changed(member.userId)
      return member
    },

    remove: async (id: string | null, { caller }: CallParams) => {
      const { accountId, userId: by } = caller
      const member = await context.db.transaction().execute(async (transaction) => {
        const found = await otherMember(transaction, caller, id)
        await transaction.deleteFrom('memberships').where('id', '=', found._id).execute()
        await endSessionsIn(transaction, { userId: found.userId, accountId }, context.now())
        await revokeTokensOf(transaction, { userId: found.userId, accountId, by })
        const details = { by, before: found.roles, after: [] }
        await recordAudit(transaction, { action: 'roles-changed', userId: found.userId, accountId, details })
        return found
      })
      context.sessionWatch.changed(member.userId)
      return member
    },
  }),
})
