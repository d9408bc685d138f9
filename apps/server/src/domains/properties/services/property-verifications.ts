import {
  Verification,
  VerificationPatch,
  VerificationStart,
  OtpAnswer,
  VerificationLinkCreate,
} from '@web2/contract/properties'
import { cancelVerification } from '../verification/cancel-verification.ts'
import { retryVerification } from '../verification/retry-verification.ts'
import { startVerification } from '../verification/start-verification.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, GuestParams } from '../../../platform/api/service-types.ts'
import { guestView } from '../verification/guest/guest-view.ts'
import { answerVerification } from '../verification/guest/answer-verification.ts'
import { makeGuestLink } from '../verification/guest/guest-link.ts'

/** Links with which a guest may answer a verification; a new one invalidates the previous. */
export const verificationLinksService = defineService({
  path: 'verification-links',
  policy: { create: 'content:write' },
  data: { create: VerificationLinkCreate },
  methods: (context) => ({
    create: (data, { caller }) => makeGuestLink(context, caller.accountId, (data as { jobId: string }).jobId),
  }),
})

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

/** Question for a guest with a link; the id is the secret of the link. */
export const getOtpService = defineService({
  path: 'get-otp',
  policy: { get: 'guest' },
  methods: (context) => ({
    get: (secret, { address }: GuestParams) => guestView(context, secret, address),
  }),
})

/** Verifications of properties; create starts one, patch cancels it or retries at once. Answers go to /send-otp. */
export const propertyVerificationsService = defineService({
  path: 'property-verifications',
  policy: { find: 'content:read', get: 'content:read', create: 'content:write', patch: 'content:write' },
  data: { create: VerificationStart, patch: VerificationPatch },
  resource: defineResource({ table: 'verifications', schema: Verification }),
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Verifications are started one at a time.')
      const started = await startVerification(context, caller, (data as VerificationStart).propertyId)
      context.outbox.wake()
      return started
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Verifications are changed one at a time.')
      const act = (data as VerificationPatch).status === 'running' ? retryVerification : cancelVerification
      const changed = await act(context, caller.accountId, id)
      context.outbox.wake()
      return changed
    },
  }),
})
