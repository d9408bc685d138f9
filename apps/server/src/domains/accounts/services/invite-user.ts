import { Invitation, InvitationData, InvitationPatch } from '@web2/contract/accounts'
import { Type, type Static } from 'typebox'
import { invite, resendInvitation, revokeInvitations } from '../users/invite-user.ts'
import { listInvitations } from '../users/invitation-view.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Limits mails per account, so that the product can't be used to flood mailboxes. */
const mailsPerAccount = { most: 60, seconds: 3_600 }

/** Accepts `$sort` but ignores it: the list is always newest first. */
const List = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
    $sort: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)

/** Invitations of VAs to the account: create, resend and revoke. */
export const inviteUserService = defineService({
  path: 'invite-user',
  record: Invitation,
  policy: {
    find: 'members:invite',
    get: 'members:invite',
    create: 'members:invite',
    patch: 'members:invite',
    remove: 'members:invite',
  },
  data: { create: InvitationData, patch: InvitationPatch },
  query: { find: List },
  multi: ['remove'],
  notOffered: {
    update: 'A sent invitation can’t be changed. Revoke it and send a new one.',
  },
  methods: (context) => ({
    find: async ({ caller, query }: CallParams) => {
      const { $limit: limit = 1_000, $skip: skip = 0 } = query as Static<typeof List>
      const all = await listInvitations(context.db, caller.accountId, context.now())
      return { total: all.length, limit, skip, data: all.slice(skip, skip + limit) }
    },

    get: async (id: string, { caller }: CallParams) => {
      const all = await listInvitations(context.db, caller.accountId, context.now())
      const invitation = all.find(({ _id }) => _id === id)
      if (!invitation) throw notFound('invitation')
      return invitation
    },

    create: async (data: InvitationData, { caller }: CallParams) => {
      await countAttempt(context.db, { key: `invite:account:${caller.accountId}`, ...mailsPerAccount })
      return invite(context, caller, data)
    },

    patch: async (id: string | null, _data: unknown, { caller }: CallParams) => {
      await countAttempt(context.db, { key: `invite:account:${caller.accountId}`, ...mailsPerAccount })
      return resendInvitation(context, caller, id)
    },

    remove: async (id: string | null, params: CallParams) => {
      const revoked = await revokeInvitations(context, params.caller, idsToRemove(id, params))
      if (id === null) return revoked
      if (!revoked[0]) throw notFound('invitation')
      return revoked[0]
    },
  }),
})
