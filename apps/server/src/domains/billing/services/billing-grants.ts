import { BillingGrantPatch, billingRequestStatuses } from '@web2/contract/billing'
import { limits } from '@web2/contract/core'
import { Type, type Static } from 'typebox'
import { answerRequest } from '../answer-tier-request.ts'
import { listGrants } from '../list-tier-requests.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const GrantQuery = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
    /** Part of the requester's name or email address, or of the account's name. */
    search: Type.Optional(Type.String({ maxLength: 254 })),
    status: Type.Optional(Type.Enum(billingRequestStatuses)),
  },
  { additionalProperties: false },
)

/** /billing-grants: tier requests of all accounts, which admins grant or decline. */
export const billingGrantsService = defineService({
  path: 'billing-grants',
  policy: { find: 'users:manage', patch: 'users:manage' },
  query: { find: GrantQuery },
  data: { patch: BillingGrantPatch },
  methods: (context) => ({
    find: ({ query }: CallParams) => {
      const {
        $limit = limits.defaultPageSize,
        $skip: skip = 0,
        search = '',
        status,
      } = query as Static<typeof GrantQuery>
      const limit = Math.min($limit, limits.maxPageSize)
      return listGrants(context.db, { limit, skip, search, ...(status && { status }) })
    },
    patch: (id: string | null, patch: BillingGrantPatch, { caller }: CallParams) =>
      answerRequest(context, caller.userId, id, patch),
  }),
})
