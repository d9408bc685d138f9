import { limits } from '@web2/contract/core'
import { Type } from 'typebox'
import { listRights } from '../image-rights/image-rights.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Skip } from '../../../platform/api/page-query.ts'

/** URL of an image as a page references it. */
const Url = Type.String({ maxLength: 4_000 })

const List = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.maxPageSize })),
    $skip: Type.Optional(Skip),
    /** One image, or several. */
    url: Type.Optional(Type.Union([Url, Type.Array(Url, { minItems: 1, maxItems: 50 })])),
  },
  { additionalProperties: false },
)

/** Image rights: where each image of the account came from, who imported it when, and its license. */
export const imageRightsService = defineService({
  path: 'image-rights',
  policy: { find: 'content:read' },
  query: { find: List },
  methods: ({ db }) => ({
    find: ({ query, caller }: CallParams) => {
      const { $limit = limits.defaultPageSize, $skip = 0, url } = query as Type.Static<typeof List>
      return listRights(db, caller.accountId, {
        limit: $limit,
        skip: $skip,
        ...(url !== undefined && { urls: typeof url === 'string' ? [url] : url }),
      })
    },
  }),
})
