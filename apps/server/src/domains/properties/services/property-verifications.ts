import { Verification, VerificationPatch, VerificationStart } from '@web2/contract/properties'
import { cancelVerification } from '../verification/cancel-verification.ts'
import { startVerification } from '../verification/start-verification.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Verifications of properties; create starts one, patch cancels it. Answers go to /send-otp. */
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
    patch: async (id, _data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Verifications are cancelled one at a time.')
      if (!isUuid(id)) throw notFound('verification')
      const cancelled = await cancelVerification(context, caller.accountId, id)
      context.outbox.wake()
      return cancelled
    },
  }),
})
