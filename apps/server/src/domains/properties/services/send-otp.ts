import { OtpAnswer } from '@web2/contract/properties'
import { answerVerification } from '../verification/guest/answer-verification.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { GuestParams } from '../../../platform/api/service-types.ts'

/** Answers to questions of verifications, from the account's users and from guests with a link. */
export const sendOtpService = defineService({
  path: 'send-otp',
  policy: { create: 'guest' },
  data: { create: OtpAnswer },
  methods: (context) => ({
    create: async (data, { caller, address }: GuestParams) => {
      const accepted = await answerVerification(context, data as OtpAnswer, { caller, address })
      context.outbox.wake()
      return accepted
    },
  }),
})
