import { CampaignPlanCreate } from '@web2/contract/campaigns'
import { planDraft } from '../plan/plan-draft.ts'
import { planSummary } from '../plan/plan-summary.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * GET /campaign-plans/:id: summary of a campaign's plan. POST /campaign-plans {campaignId}: plans a draft and
 * returns the campaign; its posts are /campaign-jobs.
 */
export const campaignPlansService = defineService({
  path: 'campaign-plans',
  unlogged: true,
  policy: { get: 'content:read', create: 'content:write' },
  data: { create: CampaignPlanCreate },
  methods: (context) => ({
    get: (id: string, { caller }: CallParams) => planSummary(context.db, caller.accountId, id),
    create: async (data, { caller }: CallParams) => {
      const planned = await planDraft(context, caller, (data as CampaignPlanCreate).campaignId)
      context.outbox.wake()
      return planned
    },
  }),
})
