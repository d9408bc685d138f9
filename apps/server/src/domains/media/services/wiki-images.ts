import { imageSearchLength } from '@web2/contract/media'
import { Type } from 'typebox'
import { searchImages } from '../image-search/search-images.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

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
