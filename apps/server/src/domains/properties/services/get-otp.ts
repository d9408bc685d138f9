import { guestView } from '../verification/guest/guest-view.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { GuestParams } from '../../../platform/api/service-types.ts'

/** Question for a guest with a link; the id is the secret of the link. */
export const getOtpService = defineService({
  path: 'get-otp',
  policy: { get: 'guest' },
  methods: (context) => ({
    get: (secret, { address }: GuestParams) => guestView(context, secret, address),
  }),
})
