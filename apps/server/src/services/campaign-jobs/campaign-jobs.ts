import { CampaignJobPatch } from '@web2/contract'
import { campaignJobsResource } from '../../commands/campaigns/campaign-resource.ts'
import { changeJob } from '../../commands/campaigns/change-job.ts'
import { removeJobs } from '../../commands/campaigns/remove-jobs.ts'
import { methodNotAllowed, notFound } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

const idsIn = ({ query }: CallParams): string[] => {
  const { $in } = (query._id ?? {}) as { $in?: unknown }
  if (!Array.isArray($in)) throw methodNotAllowed("Name the posts with 'multi_delete'.")
  return $in.map(String)
}

/** The planned posts of campaigns. A plan makes them; people move, change and take out single ones. */
export const campaignJobsService = defineService({
  path: 'campaign-jobs',
  policy: {
    find: 'content:read',
    get: 'content:read',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { patch: CampaignJobPatch },
  multi: ['remove'],
  resource: campaignJobsResource,
  methods: (context) => ({
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Posts are changed one at a time.')
      const changed = await changeJob(context, caller, id, data as CampaignJobPatch)
      context.outbox.wake()
      return changed
    },
    remove: async (id, params: CallParams) => {
      const removed = await removeJobs(context, params.caller, id === null ? idsIn(params) : [id])
      context.outbox.wake()
      if (id === null) return removed
      if (!removed[0]) throw notFound('post')
      return removed[0]
    },
  }),
})
