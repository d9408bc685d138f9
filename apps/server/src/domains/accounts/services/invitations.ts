import { InvitationAnswer } from '@web2/contract/accounts'
import { acceptInvitation, openInvitation } from '../users/accept-invitation.ts'
import { countLinkTry } from '../users/link-attempts.ts'
import { beyondToken, notAsSomebodyElse, notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { GuestParams } from '../../../platform/api/service-types.ts'

const triesOfLinks = { most: 60, seconds: 900 }

/** Invitations from the invitee's side, open to the holder of the mailed link, signed in or not. */
export const invitationsService = defineService({
  path: 'invitations',
  policy: { get: 'guest', create: 'guest' },
  data: { create: InvitationAnswer },
  trim: false,
  methods: (context) => {
    const opened = async (token: string, address: string) => {
      const invitation = await openInvitation(context, token)
      const isGood = invitation !== undefined
      await countLinkTry(context.db, { name: 'invitation', secret: token, isGood, address }, triesOfLinks)
      if (!isGood) throw notFound('invitation')
      return invitation
    }
    return {
      get: (token: string, { address }: GuestParams) => opened(token, address),

      create: async (answer: InvitationAnswer, { address, caller }: GuestParams) => {
        await opened(answer.token, address)
        // only the user themselves may join another account, not an access token or an impersonating admin
        if (caller?.limitedTo) throw beyondToken()
        if (caller?.actedBy) throw notAsSomebodyElse()
        const accepted = await acceptInvitation(context, answer, caller?.userId)
        context.sessionWatch.changed(accepted.userId)
        return { email: accepted.email, accountId: accepted.accountId }
      },
    }
  },
})
