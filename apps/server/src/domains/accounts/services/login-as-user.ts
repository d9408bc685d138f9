import { LoginAsUser } from '@web2/contract/accounts'
import { loginAs } from '../users/login-as-user.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { signInAnswer } from './sign-in-answer.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Admins only: the answer of a sign-in as another user, whose session ends by itself. */
export const loginAsUserService = defineService({
  path: 'login-as-user',
  policy: { create: 'users:manage' },
  data: { create: LoginAsUser },
  unlogged: true,
  ownHandsOnly: ['create'],
  methods: (context) => ({
    create: async (data: unknown, { caller, headers }: CallParams) => {
      const userAgent = headers['user-agent'] ?? ''
      const { userId } = data as LoginAsUser
      const claims = await loginAs(context, caller, { userId, userAgent })
      const accessToken = await context.tokens.sign(claims)
      return signInAnswer(context, accessToken, await context.sessions.authenticate(accessToken))
    },
  }),
})
