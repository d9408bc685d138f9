import { CampaignDisclosureCreate, CampaignDisclosureUndo } from '@web2/contract/campaigns'
import { insertDisclosure, removeDisclosure } from '../plan/insert-disclosure.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * POST /campaign-disclosures inserts a disclosure into articles of a plan that lack it; PATCH removes it
 * again.
 */
export const campaignDisclosuresService = defineService({
  path: 'campaign-disclosures',
  policy: { create: 'content:write', patch: 'content:write' },
  data: { create: CampaignDisclosureCreate, patch: CampaignDisclosureUndo },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const answer = await insertDisclosure(context, caller, data as CampaignDisclosureCreate)
      context.outbox.wake()
      return answer
    },
    patch: async (id: string, data, { caller }: CallParams) => {
      const answer = await removeDisclosure(context, caller, id, data as CampaignDisclosureUndo)
      context.outbox.wake()
      return answer
    },
  }),
})
