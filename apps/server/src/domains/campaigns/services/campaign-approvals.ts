import { CampaignApprovalCreate } from '@web2/contract/campaigns'
import { approveCampaign } from '../plan/approve-campaign.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * POST /campaign-approvals: approves a plan, naming its sub-properties; returns the campaign, which is now
 * running.
 */
export const campaignApprovalsService = defineService({
  path: 'campaign-approvals',
  policy: { create: 'site:publish' },
  data: { create: CampaignApprovalCreate },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const approved = await approveCampaign(context, caller, data as CampaignApprovalCreate)
      context.outbox.wake()
      return approved
    },
  }),
})
