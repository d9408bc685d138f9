import { LoginAsUser } from '@web2/contract/accounts'
import { loginAs } from '../users/login-as-user.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { signInAnswer } from './sign-in-answer.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * Impersonation, for admins only. Returns a sign-in answer for the other user; the session expires on its
 * own.
 */
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
