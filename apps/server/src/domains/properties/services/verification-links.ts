import { VerificationLinkCreate } from '@web2/contract/properties'
import { makeGuestLink } from '../verification/guest/guest-link.ts'
import { defineService } from '../../../platform/api/define-service.ts'

/** Links with which a guest may answer a verification; a new one invalidates the previous. */
export const verificationLinksService = defineService({
  path: 'verification-links',
  policy: { create: 'content:write' },
  data: { create: VerificationLinkCreate },
  methods: (context) => ({
    create: (data, { caller }) => makeGuestLink(context, caller.accountId, (data as { jobId: string }).jobId),
  }),
})
