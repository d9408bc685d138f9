import { CampaignJobPatch, CampaignJobPut } from '@web2/contract/campaigns'
import { campaignJobsResource } from '../campaign-resource.ts'
import { changeJob, replaceJob } from '../plan/change-scheduled-post.ts'
import { removeJobs } from '../plan/remove-scheduled-posts.ts'
import { methodNotAllowed, notFound } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { idsToRemove } from '../../../platform/api/ids-to-remove.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Scheduled posts of campaigns, created by planning; users move, change and remove single ones. */
export const campaignJobsService = defineService({
  path: 'campaign-jobs',
  policy: {
    find: 'content:read',
    get: 'content:read',
    update: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { update: CampaignJobPut, patch: CampaignJobPatch },
  notOffered: {
    create: 'Scheduled posts come from the campaign’s plan. Create them with POST /campaign-plans.',
  },
  multi: ['remove'],
  resource: campaignJobsResource,
  methods: (context) => ({
    update: async (id, data, { caller }: CallParams) => {
      const changed = await replaceJob(context, caller, id, data as CampaignJobPut)
      context.outbox.wake()
      return changed
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Posts are changed one at a time.')
      const changed = await changeJob(context, caller, id, data as CampaignJobPatch)
      context.outbox.wake()
      return changed
    },
    remove: async (id, params: CallParams) => {
      const removed = await removeJobs(context, params.caller, idsToRemove(id, params))
      context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('post')
      return removed[0]
    },
  }),
})
