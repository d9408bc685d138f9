import { InvitationAnswer } from '@web2/contract'
import { acceptInvitation, openInvitation } from '../../commands/people/accept-invitation.ts'
import { countAttempt } from '../../commands/rate-limit.ts'
import { defineService } from '../define-service.ts'
import type { GuestParams } from '../service-types.ts'

const triesPerAddress = { most: 60, seconds: 900 }

/** The other end of an invitation: for whoever holds the mailed link, signed in or not. */
export const invitationsService = defineService({
  path: 'invitations',
  policy: { get: 'guest', create: 'guest' },
  data: { create: InvitationAnswer },
  trim: false,
  methods: (context) => ({
    get: async (token: string, { address }: GuestParams) => {
      await countAttempt(context.db, { key: `invitation:address:${address}`, ...triesPerAddress })
      return openInvitation(context, token)
    },

    create: async (answer: InvitationAnswer, { address, caller }: GuestParams) => {
      await countAttempt(context.db, { key: `invitation:address:${address}`, ...triesPerAddress })
      const accepted = await acceptInvitation(context, answer, caller?.userId)
      context.sessionWatch.changed(accepted.userId)
      return { email: accepted.email, accountId: accepted.accountId }
    },
  }),
})
