import { CampaignPostPatch } from '@web2/contract/campaigns'
import { changePost, removePost } from '../posts/change-post.ts'
import { postView } from '../posts/find-post.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Single posts of approved campaigns: retry, publish now, cancel, and update or delete at their sites. */
export const campaignPostsService = defineService({
  path: 'campaign-posts',
  policy: { get: 'content:read', patch: 'site:publish', remove: 'site:publish' },
  data: { patch: CampaignPostPatch },
  methods: (context) => ({
    get: (id, { caller }: CallParams) => postView(context, caller, id),
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Posts are changed one at a time.')
      const changed = await changePost(context, caller, id, (data as CampaignPostPatch).action)
      context.outbox.wake()
      return changed
    },
    remove: async (id, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Posts are deleted one at a time.')
      const removed = await removePost(context, caller, id)
      context.outbox.wake()
      return removed
    },
  }),
})
