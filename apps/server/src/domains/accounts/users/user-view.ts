import type { Kysely } from 'kysely'
import { capabilityNames, defaultTier, roleOf, type User } from '@web2/contract/core'
import type { Database } from '../../../platform/db/database.ts'
import { mayUse, type Caller } from '../../../platform/auth/caller.ts'
import { tierDataOf } from './account-tiers.ts'

/**
 * Returns API views of users in the order of `userIds`. Roles, tier and abilities are those of the account in
 * `currentAccounts` (by user id) or else of the oldest one.
 */
export const userViews = async (
  db: Kysely<Database>,
  userIds: readonly string[],
  now: Date,
  currentAccounts: ReadonlyMap<string, string> = new Map(),
): Promise<User[]> => {
  if (userIds.length === 0) return []
  const [users, memberships] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'imageUrl', 'role', 'isActive', 'createdAt', 'updatedAt', 'createdBy'])
      .where('id', 'in', userIds)
      .execute(),
    db
      .selectFrom('memberships as membership')
      .innerJoin('accounts as account', 'account.id', 'membership.accountId')
      .select([
        'membership.userId',
        'membership.roles',
        'account.id as accountId',
        'account.name',
        'account.isActive',
        'account.ownerId',
      ])
      .where('membership.userId', 'in', userIds)
      .orderBy('membership.createdAt')
      .orderBy('membership.id')
      .execute(),
  ])
  // a user without a membership is not listed
  if (memberships.length === 0) return []
  const tiers = await tierDataOf(db, [...new Set(memberships.map(({ accountId }) => accountId))], now)
  const byId = new Map(users.map((user) => [user.id, user]))

  return userIds.flatMap((id): User[] => {
    const user = byId.get(id)
    const own = memberships.filter(({ userId }) => userId === id)
    const current = own.find(({ accountId }) => accountId === currentAccounts.get(id)) ?? own[0]
    if (!user || !current) return []
    const role = roleOf({ role: user.role, roles: current.roles })
    const caller = {
      userId: id,
      accountId: current.accountId,
      sessionId: '',
      role,
      accountActive: current.isActive,
    }
    return [
      {
        _id: id,
        createdAt: user.createdAt,
        updatedAt: user.updatedAt,
        createdBy: user.createdBy,
        name: user.name,
        email: user.email,
        imageUrl: user.imageUrl,
        role: user.role,
        roles: current.roles,
        isActive: user.isActive,
        subscription: { 'lc.isActive': current.isActive },
        accountId: current.accountId,
        memberships: own.map(({ accountId, name, roles, ownerId }) => ({
          accountId,
          accountName: name,
          roles,
          isOwner: ownerId === id,
        })),
        tier: tiers.get(current.accountId) ?? { type: defaultTier, usedResources: 0 },
        actedBy: null,
        abilities: capabilityNames.filter((capability) => mayUse(caller, capability)),
      },
    ]
  })
}

/** Returns one user in one account; undefined if there is none. */
export const userView = async (
  db: Kysely<Database>,
  { userId, accountId, now }: { readonly userId: string; readonly accountId: string; readonly now: Date },
): Promise<User | undefined> => (await userViews(db, [userId], now, new Map([[userId, accountId]])))[0]

/** Returns the caller's own user, with the impersonating admin if there is one. */
export const callerView = async (
  db: Kysely<Database>,
  caller: Caller,
  now: Date,
): Promise<User | undefined> => {
  const user = await userView(db, { ...caller, now })
  const { actedBy } = caller
  return user && { ...user, actedBy: actedBy ? { name: actedBy.name, until: actedBy.until } : null }
}
