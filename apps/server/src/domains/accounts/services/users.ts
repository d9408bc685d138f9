import { Type, type Static } from 'typebox'
import {
  ProfilePatch,
  UserAdminPatch,
  UserCreate,
  ProfilePut,
  UserAdminPut,
  type PendingRegistration,
} from '@web2/contract/accounts'
import { Registration, User } from '@web2/contract/core'
import { createAddressLimit } from '../../../platform/rate-limits/address-limit.ts'
import { administerUser } from '../users/administer-user.ts'
import { createUser } from '../users/create-user.ts'
import { deleteUsers } from '../users/delete-users.ts'
import { changePassword } from '../sign-in/change-password.ts'
import { countMailTo } from '../../../platform/rate-limits/mailbox-limit.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { registerUser } from '../sign-in/register-user.ts'
import { removeTwoFactor, twoFactorOf } from '../two-factor/change-two-factor.ts'
import { callerView, userView, userViews } from '../users/user-view.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badInput, notAsSomebodyElse, notFound, type FieldErrors } from '../../../platform/errors.ts'
import { validateData, validatedQuery } from '../../../platform/api/validate.ts'
import { mayUse } from '../../../platform/auth/caller.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams, GuestParams, ServiceContext } from '../../../platform/api/service-types.ts'
import { listUsers, UserQuery } from './list-users.ts'

/** Registrations per IP address: 100 per hour, further ones queued one after another. */
const registrationsOfAddress = createAddressLimit({
  name: 'register:address',
  most: 100,
  seconds: 3_600,
  lane: { pace: 5_000, most: 4 },
})
const perMailbox = {
  name: 'register',
  byAddress: { most: 5, seconds: 3_600 },
  byAll: { most: 10, seconds: 3_600 },
}
const passwordsPerUser = { most: 10, seconds: 900 }

/** Accepts both bodies; the caller's role decides which is valid, and the methods check it. */
const AnyCreate = Type.Unsafe<Registration | UserCreate>(
  Type.Object({ ...Type.Partial(Registration).properties, ...Type.Partial(UserCreate).properties }),
)
const AnyPut = Type.Unsafe<ProfilePut | UserAdminPut>(
  Type.Object({ ...Type.Partial(ProfilePut).properties, ...Type.Partial(UserAdminPut).properties }),
)
const AnyPatch = Type.Unsafe<ProfilePatch | UserAdminPatch>(
  Type.Object({ ...ProfilePatch.properties, ...UserAdminPatch.properties }),
)

const UserRemoval = Type.Object(
  {
    content: Type.Enum(['delete', 'keep'], {
      description: '`delete` deletes the user’s account with its content, `keep` transfers it to you.',
    }),
  },
  { additionalProperties: false },
)

const self = async ({ db, now }: ServiceContext, { caller }: CallParams): Promise<User> => {
  const user = await callerView(db, caller, now())
  if (!user) throw notFound('user')
  return user
}

const patchProfile = async (
  context: ServiceContext,
  patch: ProfilePatch,
  params: CallParams,
): Promise<void> => {
  const { db, now } = context
  const { userId, sessionId } = params.caller
  const { password, currentPassword, revokeTokens = false, ...profile } = patch
  if (password !== undefined) {
    const missing: FieldErrors = { currentPassword: 'Enter your current password' }
    if (currentPassword === undefined) throw badInput(missing)
    await countAttempt(db, { key: `password:user:${userId}`, ...passwordsPerUser })
    await changePassword(db, { userId, sessionId, password, currentPassword, revokeTokens }, now())
    context.sessionWatch.changed(userId)
  }
  if (Object.keys(profile).length > 0) {
    await db
      .updateTable('users')
      .set({ ...profile, updatedAt: now().toISOString() })
      .where('id', '=', userId)
      .execute()
  }
}

/** Users: every user reads and changes themselves; admins manage all users. */
export const usersService = defineService({
  path: 'users',
  record: User,
  policy: {
    find: 'profile:own',
    get: 'profile:own',
    create: 'guest',
    update: 'profile:own',
    patch: 'profile:own',
    remove: 'users:manage',
  },
  multi: ['remove'],
  query: { find: Type.Object({}, { additionalProperties: true }), remove: UserRemoval },
  data: { create: AnyCreate, update: AnyPut, patch: AnyPatch },
  trim: false,
  unlogged: true,
  methods: (context) => ({
    find: async (params: CallParams) => {
      if (Object.keys(params.query).length > 0 && mayUse(params.caller, 'users:manage')) {
        return listUsers(context, validatedQuery(UserQuery, params.query))
      }
      return { total: 1, limit: 1, skip: 0, data: [await self(context, params)] }
    },

    get: async (id: string, params: CallParams) => {
      if (id === params.caller.userId) return self(context, params)
      if (!mayUse(params.caller, 'users:manage') || !isUuid(String(id))) throw notFound('user')
      const [user] = await userViews(context.db, [id], context.now())
      if (!user) throw notFound('user')
      return { ...user, hasTwoFactor: (await twoFactorOf(context, id)).isOn }
    },

    create: async (data: Registration | UserCreate, { address, caller }: GuestParams) => {
      if (caller && mayUse(caller, 'users:manage') && !('password' in data)) {
        validateData(UserCreate, data)
        const made = await createUser(context, caller.userId, data as UserCreate)
        return userView(context.db, { ...made, now: context.now() })
      }
      validateData(Registration, data)
      const registration = data as Registration
      const name = registration.name.trim()
      if (name === '') throw badInput({ name: 'This field is required' })
      const made = await registrationsOfAddress(context.db, address, async () => {
        if (context.config.mail)
          await countMailTo(context.db, { email: registration.email, address }, perMailbox)
        return registerUser(context, { ...registration, name })
      })
      if (!made) return { email: registration.email, isPending: true } satisfies PendingRegistration
      return userView(context.db, { ...made, now: context.now() })
    },

    remove: async (id: string | null, params: CallParams) => {
      const ids = idsToRemove(id, params).filter(isUuid)
      const found = await userViews(context.db, ids, context.now())
      if (id !== null && !found[0]) throw notFound('user')
      const { content } = params.query as Static<typeof UserRemoval>
      const userIds = found.map(({ _id }) => _id)
      await deleteUsers(context, { adminId: params.caller.userId, userIds, content })
      for (const userId of userIds) context.sessionWatch.changed(userId)
      return id === null ? found : found[0]
    },

    update: async (id: string, data: ProfilePut & UserAdminPut, params: CallParams) => {
      const isOwn = id === params.caller.userId
      if (isOwn && !Object.keys(data).some((name) => name in UserAdminPut.properties)) {
        if (params.caller.actedBy) throw notAsSomebodyElse()
        validateData(ProfilePut, data)
        await patchProfile(context, data, params)
        return self(context, params)
      }
      if (!isUuid(id) || !mayUse(params.caller, 'users:manage')) throw notFound('user')
      validateData(UserAdminPut, data)
      await administerUser(
        context.db,
        { adminId: params.caller.userId, userId: id, patch: data },
        context.now(),
      )
      context.sessionWatch.changed(id)
      const [user] = await userViews(context.db, [id], context.now())
      return user
    },

    patch: async (id: string | null, patch: ProfilePatch & UserAdminPatch, params: CallParams) => {
      const isProfile = Object.keys(patch).every((name) => name in ProfilePatch.properties)
      if (id === params.caller.userId && isProfile) {
        if (params.caller.actedBy) throw notAsSomebodyElse()
        validateData(ProfilePatch, patch)
        await patchProfile(context, patch, params)
        return self(context, params)
      }
      if (id === null || !isUuid(String(id)) || !mayUse(params.caller, 'users:manage')) throw notFound('user')
      validateData(UserAdminPatch, patch)
      const { userId: adminId } = params.caller
      const { twoFactor, ...changes } = patch
      await administerUser(context.db, { adminId, userId: id, patch: changes }, context.now())
      if (twoFactor === false) await removeTwoFactor(context, { userId: id, by: adminId })
      context.sessionWatch.changed(id)
      const [user] = await userViews(context.db, [id], context.now())
      return user
    },
  }),
})
