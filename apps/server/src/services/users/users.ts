import { Registration } from '@web2/contract'
import { countAttempt } from '../../commands/rate-limit.ts'
import { registerUser } from '../../commands/register-user.ts'
import { userView } from '../../commands/user-view.ts'
import { notFound } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams, GuestParams } from '../service-types.ts'

const registrationsPerAddress = { most: 100, seconds: 3_600 }

export const usersService = defineService({
  path: 'users',
  policy: { find: 'profile:own', create: 'guest' },
  data: { create: Registration },
  trim: false,
  methods: (context) => ({
    find: async ({ caller }: CallParams) => {
      const user = await userView(context.db, { ...caller, now: context.now() })
      if (!user) throw notFound('user')
      return { total: 1, limit: 1, skip: 0, data: [user] }
    },

    create: async (registration: Registration, { address }: GuestParams) => {
      await countAttempt(context.db, { key: `register:address:${address}`, ...registrationsPerAddress })
      const { userId, accountId } = await registerUser(context.db, registration)
      return userView(context.db, { userId, accountId, now: context.now() })
    },
  }),
})
