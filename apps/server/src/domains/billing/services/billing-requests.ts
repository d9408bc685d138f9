import {
  BillingRequestData,
  BillingRequestPatch,
  BillingGrantPatch,
  billingRequestStatuses,
} from '@web2/contract/billing'
import { limits } from '@web2/contract/core'
import { Type, type Static } from 'typebox'
import { listOwnRequests, listGrants } from '../list-tier-requests.ts'
import { requestTier, withdrawRequest } from '../request-tier.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { answerRequest } from '../answer-tier-request.ts'

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

const requestsPerAccount = { most: 20, seconds: 3_600 }

const Slice = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/** /billing-requests: the account's tier requests; also available to inactive accounts. */
export const billingRequestsService = defineService({
  path: 'billing-requests',
  policy: { find: 'billing:see', create: 'billing:see', patch: 'billing:see' },
  query: { find: Slice },
  data: { create: BillingRequestData, patch: BillingRequestPatch },
  methods: (context) => ({
    find: ({ query, caller: { accountId } }: CallParams) => {
      const { $limit = limits.defaultPageSize, $skip: skip = 0 } = query as Static<typeof Slice>
      return listOwnRequests(context.db, accountId, { limit: Math.min($limit, limits.maxPageSize), skip })
    },
    create: async (data: BillingRequestData, { caller }: CallParams) => {
      const { accountId, userId } = caller
      await countAttempt(context.db, { key: `billing-request:${accountId}`, ...requestsPerAccount })
      return requestTier(context, { accountId, userId }, data)
    },
    patch: (id: string | null, _patch: BillingRequestPatch, { caller }: CallParams) =>
      withdrawRequest(context, caller.accountId, id),
  }),
})
