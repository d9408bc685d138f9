import {
  CampaignData,
  CampaignPatch,
  CampaignPut,
  CampaignApprovalCreate,
  CampaignDisclosureCreate,
  CampaignDisclosureUndo,
  CampaignPlanCreate,
} from '@web2/contract/campaigns'
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
import { approveCampaign } from '../plan/approve-campaign.ts'
import { checkCampaign } from '../checks/check-campaign.ts'
import { insertDisclosure, removeDisclosure } from '../plan/insert-disclosure.ts'
import { planDraft } from '../plan/plan-draft.ts'
import { planSummary } from '../plan/plan-summary.ts'

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

/** GET /campaign-checks/:id: findings to review before a campaign's plan is approved. */
export const campaignChecksService = defineService({
  path: 'campaign-checks',
  unlogged: true,
  policy: { get: 'content:read' },
  methods: (context) => ({
    get: (id: string, { caller }: CallParams) => checkCampaign(context, caller.accountId, id),
  }),
})

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
        throw badInput({ status: 'Change the status in a request of its own, without other fields.' })
      if (overdue !== undefined && status !== 'running')
        throw badInput({ overdue: 'Only allowed with the status “running”.' })
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
