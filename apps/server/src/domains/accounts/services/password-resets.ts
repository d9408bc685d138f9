import { PasswordResetData, PasswordResetPatch } from '@web2/contract/accounts'
import { requestPasswordReset, isOpenReset, resetPassword } from '../users/reset-password.ts'
import { createAddressLimit } from '../../../platform/rate-limits/address-limit.ts'
import { countLinkTry } from '../users/link-attempts.ts'
import { countMailTo } from '../../../platform/rate-limits/mailbox-limit.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { GuestParams } from '../../../platform/api/service-types.ts'

/** Link requests per IP address: 30 per hour, further ones queued one after another. */
const asksOfAddress = createAddressLimit({
  name: 'reset:address',
  most: 30,
  seconds: 3_600,
  lane: { pace: 2_000, most: 10 },
})
/** Reset mails per mailbox; links are valid for the hour this limit lasts. */
const perMailbox = {
  name: 'reset',
  byAddress: { most: 3, seconds: 3_600 },
  byAll: { most: 10, seconds: 3_600 },
}
const triesOfLinks = { most: 30, seconds: 900 }

/** Password resets: POST mails a link; PATCH with the link's secret as the id sets the new password. */
export const passwordResetsService = defineService({
  path: 'password-resets',
  policy: { create: 'guest', patch: 'guest' },
  data: { create: PasswordResetData, patch: PasswordResetPatch },
  trim: false,
  methods: (context) => ({
    create: async ({ email }: PasswordResetData, { address }: GuestParams) => {
      const { db } = context
      await asksOfAddress(db, address, async () => {
        await countMailTo(db, { email, address }, perMailbox)
        await requestPasswordReset(context, email)
      })
      return { email }
    },

    patch: async (token: string | null, { password }: PasswordResetPatch, { address }: GuestParams) => {
      if (token === null) throw notFound('link')
      const isGood = await isOpenReset(context, token)
      await countLinkTry(context.db, { name: 'reset-try', secret: token, isGood, address }, triesOfLinks)
      const { userId, email } = await resetPassword(context, { token, password })
      context.sessionWatch.changed(userId)
      return { email }
    },
  }),
})
