import { guestView } from '../../commands/verifications/guest-view.ts'
import { defineService } from '../define-service.ts'
import type { GuestParams } from '../service-types.ts'

/** What a guest who holds a link is asked; the id is the secret of the link. */
export const getOtpService = defineService({
  path: 'get-otp',
  policy: { get: 'guest' },
  methods: (context) => ({
    get: (secret, { address }: GuestParams) => guestView(context, secret, address),
  }),
})
