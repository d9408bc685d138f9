import { CampaignData, CampaignPatch } from '@web2/contract'
import { campaignsResource } from '../../commands/campaigns/campaign-resource.ts'
import { changeDraft } from '../../commands/campaigns/change-draft.ts'
import { changeStatus } from '../../commands/campaigns/change-status.ts'
import { createCampaign } from '../../commands/campaigns/create-campaign.ts'
import { removeCampaigns } from '../../commands/campaigns/remove-campaigns.ts'
import { badInput, forbidden, methodNotAllowed, notFound } from '../../errors.ts'
import { mayUse } from '../../sessions/caller.ts'
import { contentPolicy } from '../content-policy.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

const { update: _, ...policy } = contentPolicy

const idsIn = ({ query }: CallParams): string[] => {
  const { $in } = (query._id ?? {}) as { $in?: unknown }
  if (!Array.isArray($in)) throw methodNotAllowed("Name the campaigns with 'multi_delete'.")
  return $in.map(String)
}

/** Campaigns: drafts until they are approved, then paused, resumed and cancelled by their status. */
export const campaignsService = defineService({
  path: 'campaigns',
  policy,
  data: { create: CampaignData, patch: CampaignPatch },
  multi: ['remove'],
  resource: campaignsResource,
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Campaigns are created one at a time.')
      const made = await createCampaign(context, caller, data as CampaignData)
      context.outbox.wake()
      return made
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
      const removed = await removeCampaigns(context, params.caller, id === null ? idsIn(params) : [id])
      context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('campaign')
      return removed[0]
    },
  }),
})
