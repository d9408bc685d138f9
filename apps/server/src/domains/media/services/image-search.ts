import { ImageSearchQuery, ImageTake, imageSearchLength } from '@web2/contract/media'
import { searchImages } from '../image-search/search-images.ts'
import { importStockImage } from '../image-search/import-image.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Type } from 'typebox'

const Wanted = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: imageSearchLength })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  { additionalProperties: false },
)
type Wanted = Type.Static<typeof Wanted>

/** GET /wiki-images?name=… returns URLs of images at Wikimedia Commons. */
export const wikiImagesService = defineService({
  path: 'wiki-images',
  policy: { find: 'content:read' },
  query: { find: Wanted },
  methods: (context) => ({
    find: async ({ query, caller }: CallParams): Promise<string[]> => {
      const { name, page = 1 } = query as Wanted
      const found = await searchImages(context, caller.accountId, {
        source: 'wikimedia',
        page,
        ...(name !== undefined && { query: name }),
      })
      return found.data.map(({ thumb }) => thumb)
    },
  }),
})

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
