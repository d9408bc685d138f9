import { RssFeed, RssFeedData, RssFeedPatch } from '@web2/contract/feeds'
import { addFeed } from '../add-feed.ts'
import { changeFeed } from '../change-feed.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const resource = defineResource({ table: 'rss_feeds', schema: RssFeed, search: ['title', 'url'] })

/** Feeds of other sites, polled hourly. Removing one removes its items; imported articles stay. */
export const rssFeedsService = defineService({
  path: 'rss-feeds',
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  data: { create: RssFeedData, patch: RssFeedPatch },
  multi: ['remove'],
  resource,
  methods: (context) => ({
    create: (data, { caller }: CallParams) => {
      if (Array.isArray(data)) throw methodNotAllowed('Add one feed at a time.')
      return addFeed(context, caller, data as RssFeedData)
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Update one feed at a time.')
      return changeFeed(context, caller, id, data as RssFeedPatch)
    },
  }),
})
