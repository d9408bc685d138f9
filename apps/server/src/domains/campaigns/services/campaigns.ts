import { CampaignData, CampaignPatch, CampaignPut } from '@web2/contract/campaigns'
import { campaignsResource } from '../campaign-resource.ts'
import { changeDraft } from '../plan/change-draft.ts'
import { changeStatus } from '../change-status.ts'
import { createCampaign, wholeDraft } from '../create-campaign.ts'
import { removeCampaigns } from '../remove-campaigns.ts'
import { badInput, forbidden, methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { mayUse } from '../../../platform/auth/caller.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Campaigns: drafts until approved, then paused, resumed and canceled through `status`. */
export const campaignsService = defineService({
  path: 'campaigns',
  policy: contentPolicy,
  data: { create: CampaignData, update: CampaignPut, patch: CampaignPatch },
  multi: ['remove'],
  resource: campaignsResource,
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Campaigns are created one at a time.')
      const made = await createCampaign(context, caller, data as CampaignData)
      context.outbox.wake()
      return made
    },
    update: async (id, data, { caller }: CallParams) => {
      const { since, ...draft } = data as CampaignPut
      const whole = { ...wholeDraft(draft, context.now()), ...(since !== undefined && { since }) }
      const changed = await changeDraft(context, caller, id, whole)
      context.outbox.wake()
      return changed
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Campaigns are changed one at a time.')
      const { status, overdue, ...change } = data as CampaignPatch
      if (status !== undefined && Object.keys(change).length > 0)
        throw badInput({ status: 'Change the status alone, without other fields.' })
      if (overdue !== undefined && status !== 'running')
        throw badInput({ overdue: 'This goes with the status "running" only.' })
      if (status !== undefined && !mayUse(caller, 'site:publish')) throw forbidden()
      const changed = await (status === undefined
        ? changeDraft(context, caller, id, change)
        : changeStatus(context, caller, id, status, overdue))
      context.outbox.wake()
      return changed
    },
    remove: async (id, params: CallParams) => {
      const removed = await removeCampaigns(context, params.caller, idsToRemove(id, params))
      context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('campaign')
      return removed[0]
    },
  }),
})
