import { AssistedPost, AssistedPostCreate, AssistedPostPatch } from '@web2/contract/campaigns'
import { findAssistedPost } from '../assisted-posts/assisted-post-view.ts'
import { confirmPost } from '../assisted-posts/confirm-post.ts'
import { pastedContent } from '../assisted-posts/pasted-content.ts'
import { preparePost } from '../assisted-posts/prepare-post.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * Articles for manual posting: GET returns the content to paste, PATCH sets the URL of the published post.
 */
export const assistedPostsService = defineService({
  path: 'assisted-posts',
  policy: { find: 'content:read', get: 'content:read', create: 'content:write', patch: 'content:write' },
  data: { create: AssistedPostCreate, patch: AssistedPostPatch },
  resource: defineResource({ table: 'assisted_posts', schema: AssistedPost, search: ['title', 'placeName'] }),
  methods: (context) => ({
    get: async (id, { caller }: CallParams) =>
      pastedContent(context, await findAssistedPost(context.db, caller.accountId, id)),
    create: (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Posts are prepared one at a time.')
      return preparePost(context, caller, data as AssistedPostCreate)
    },
    patch: (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Posts are confirmed one at a time.')
      return confirmPost(context, caller, id, (data as AssistedPostPatch).url)
    },
  }),
})
