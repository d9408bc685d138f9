import { ImageSearchQuery, ImageTake } from '@web2/contract/media'
import { searchImages } from '../image-search/search-images.ts'
import { importStockImage } from '../image-search/import-image.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/**
 * Images of stock sources, searched with the account's keys, which stay on the server: find searches, create
 * imports one of the results.
 */
export const imageSearchService = defineService({
  path: 'image-search',
  policy: { find: 'content:read', create: 'content:write' },
  data: { create: ImageTake },
  query: { find: ImageSearchQuery },
  methods: (context) => ({
    find: ({ query, caller }: CallParams) =>
      searchImages(context, caller.accountId, query as ImageSearchQuery),
    create: async (data, { caller: { accountId, userId } }: CallParams) => {
      const taken = await importStockImage(context, { accountId, userId }, data as ImageTake)
      context.outbox.wake()
      return taken
    },
  }),
})
