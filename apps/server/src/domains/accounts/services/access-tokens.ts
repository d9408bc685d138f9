import { AccessToken, AccessTokenCreate } from '@web2/contract/accounts'
import { Type } from 'typebox'
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '../access-tokens/manage-access-tokens.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'

const List = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/** Access tokens for scripts, sent as Bearer tokens like a session's; DELETE revokes one. */
export const accessTokensService = defineService({
  path: 'access-tokens',
  record: AccessToken,
  policy: { find: 'settings:manage', create: 'settings:manage', remove: 'settings:manage' },
  data: { create: AccessTokenCreate },
  query: { find: List },
  ownHandsOnly: ['create'],
  methods: (context) => ({
    find: async ({ caller, query }: CallParams) => {
      const all = await listAccessTokens(context.db, caller.accountId)
      const { $limit = all.length, $skip = 0 } = query as { $limit?: number; $skip?: number }
      return { total: all.length, limit: $limit, skip: $skip, data: all.slice($skip, $skip + $limit) }
    },
    create: async (data, { caller }: CallParams) =>
      createAccessToken(context, caller, data as AccessTokenCreate),
    remove: async (id, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Revoke one token at a time.')
      const revoked = await revokeAccessToken(context, caller, id)
      context.sessionWatch.changed(id)
      return revoked
    },
  }),
})
