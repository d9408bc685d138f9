import { TwoFactorPatch, TwoFactorStart } from '@web2/contract/accounts'
import { countAttempt, clearAttempts } from '../../../platform/rate-limits/rate-limit.ts'
import { beginTwoFactor, changeTwoFactor, twoFactorOf } from '../two-factor/change-two-factor.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const triesPerUser = { most: 10, seconds: 900 }

/** The caller's second factor, under the id 'current'. */
export const twoFactorService = defineService({
  path: 'two-factor',
  policy: { get: 'profile:own', create: 'profile:own', patch: 'profile:own' },
  data: { create: TwoFactorStart, patch: TwoFactorPatch },
  trim: false,
  unlogged: true,
  ownHandsOnly: ['create', 'patch'],
  methods: (context) => {
    const counted = async <Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer> => {
      const key = `two-factor:user:${userId}`
      await countAttempt(context.db, { key, ...triesPerUser })
      const answer = await work()
      await clearAttempts(context.db, key)
      return answer
    }
    return {
      get: (_id: string, { caller }: CallParams) => twoFactorOf(context, caller.userId),
      create: (data: unknown, { caller: { userId } }: CallParams) =>
        counted(userId, () => beginTwoFactor(context, { userId, ...(data as TwoFactorStart) })),
      patch: (_id: string | null, data: unknown, { caller: { userId } }: CallParams) =>
        counted(userId, () => changeTwoFactor(context, userId, data as TwoFactorPatch)),
    }
  },
})
