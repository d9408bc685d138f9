import { Type } from 'typebox'
import { ProfilePatch, Registration, UserAdminPatch, type User } from '@web2/contract'
import { administerUser } from '../../commands/administer-user.ts'
import { changePassword } from '../../commands/change-password.ts'
import { countAttempt } from '../../commands/rate-limit.ts'
import { registerUser } from '../../commands/register-user.ts'
import { userView, userViews } from '../../commands/user-view.ts'
import { isUuid } from '../../db/uuid-v7.ts'
import { badInput, notFound, type FieldErrors } from '../../errors.ts'
import { validateData, validatedQuery } from '../../hooks/validate.ts'
import { mayUse } from '../../sessions/caller.ts'
import { defineService } from '../define-service.ts'
import type { CallParams, GuestParams, ServiceContext } from '../service-types.ts'
import { listUsers, UserQuery } from './list-users.ts'

const registrationsPerAddress = { most: 100, seconds: 3_600 }
const passwordsPerUser = { most: 10, seconds: 900 }

/** Which of the two bodies it must be depends on who asks; the methods check it. */
const AnyPatch = Type.Object({ ...ProfilePatch.properties, ...UserAdminPatch.properties })

const self = async ({ db, now }: ServiceContext, { caller }: CallParams): Promise<User> => {
  const user = await userView(db, { ...caller, now: now() })
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
  const { password, currentPassword, ...profile } = patch
  if (password !== undefined) {
    const missing: FieldErrors = { currentPassword: 'Please enter your current password' }
    if (currentPassword === undefined) throw badInput(missing)
    await countAttempt(db, { key: `password:user:${userId}`, ...passwordsPerUser })
    await changePassword(db, { userId, sessionId, password, currentPassword }, now())
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

/** Users: everybody sees and changes themselves; who may manage users sees and administers all. */
export const usersService = defineService({
  path: 'users',
  policy: { find: 'profile:own', get: 'profile:own', create: 'guest', patch: 'profile:own' },
  query: { find: Type.Object({}, { additionalProperties: true }) },
  data: { create: Registration, patch: AnyPatch },
  trim: false,
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
      return user
    },

    create: async (registration: Registration, { address }: GuestParams) => {
      await countAttempt(context.db, { key: `register:address:${address}`, ...registrationsPerAddress })
      const name = registration.name.trim()
      if (name === '') throw badInput({ name: 'This field is required' })
      const { userId, accountId } = await registerUser(context.db, { ...registration, name })
      return userView(context.db, { userId, accountId, now: context.now() })
    },

    patch: async (id: string | null, patch: ProfilePatch & UserAdminPatch, params: CallParams) => {
      const isProfile = Object.keys(patch).every((name) => name in ProfilePatch.properties)
      if (id === params.caller.userId && isProfile) {
        validateData(ProfilePatch, patch)
        await patchProfile(context, patch, params)
        return self(context, params)
      }
      if (id === null || !isUuid(String(id)) || !mayUse(params.caller, 'users:manage')) throw notFound('user')
      validateData(UserAdminPatch, patch)
      const { userId: adminId } = params.caller
      await administerUser(context.db, { adminId, userId: id, patch }, context.now())
      context.sessionWatch.changed(id)
      const [user] = await userViews(context.db, [id], context.now())
      return user
    },
  }),
})
