import { PasswordResetData, PasswordResetPatch } from '@web2/contract'
import { askForReset, resetPassword } from '../../commands/people/reset-password.ts'
import { countAttempt } from '../../commands/rate-limit.ts'
import { notFound } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { GuestParams } from '../service-types.ts'

const asksPerAddress = { most: 30, seconds: 3_600 }
const asksPerEmail = { most: 3, seconds: 3_600 }
const triesPerAddress = { most: 30, seconds: 900 }

/** Forgotten passwords: POST mails a link, PATCH with the link's secret for an id sets the new one. */
export const passwordResetsService = defineService({
  path: 'password-resets',
  policy: { create: 'guest', patch: 'guest' },
  data: { create: PasswordResetData, patch: PasswordResetPatch },
  trim: false,
  methods: (context) => ({
    create: async ({ email }: PasswordResetData, { address }: GuestParams) => {
      await countAttempt(context.db, { key: `reset:address:${address}`, ...asksPerAddress })
      await countAttempt(context.db, { key: `reset:email:${email.toLowerCase()}`, ...asksPerEmail })
      await askForReset(context, email)
      return { email }
    },

    patch: async (token: string | null, { password }: PasswordResetPatch, { address }: GuestParams) => {
      await countAttempt(context.db, { key: `reset-try:address:${address}`, ...triesPerAddress })
      if (token === null) throw notFound('link')
      const { userId, email } = await resetPassword(context, { token, password })
      context.sessionWatch.changed(userId)
      return { email }
    },
  }),
})
