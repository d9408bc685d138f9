import { TierPatch } from '@web2/contract/billing'
import { changeTier } from '../change-tier.ts'
import { listTiers } from '../list-tiers.ts'
import { notFound } from '../../../platform/errors.ts'
import { mayUse } from '../../../platform/auth/caller.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** /tiers: monthly limits and prices of the tiers, by name. Admins change them. */
export const tiersService = defineService({
  path: 'tiers',
  policy: { find: 'billing:see', patch: 'users:manage' },
  data: { patch: TierPatch },
  methods: (context) => ({
    find: async ({ caller }: CallParams) => {
      const data = await listTiers(context.db, mayUse(caller, 'users:manage'))
      return { total: data.length, limit: data.length, skip: 0, data }
    },
    patch: async (id: string | null, patch: TierPatch, { caller }: CallParams) => {
      if (id === null) throw notFound('tier')
      return changeTier(context, caller, id, patch)
    },
  }),
})
