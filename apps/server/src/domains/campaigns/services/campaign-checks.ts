import { checkCampaign } from '../checks/check-campaign.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** GET /campaign-checks/:id: findings to review before a campaign's plan is approved. */
export const campaignChecksService = defineService({
  path: 'campaign-checks',
  unlogged: true,
  policy: { get: 'content:read' },
  methods: (context) => ({
    get: (id: string, { caller }: CallParams) => checkCampaign(context, caller.accountId, id),
  }),
})
