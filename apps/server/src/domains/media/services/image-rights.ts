import { limits } from '@web2/contract/core'
import { Type } from 'typebox'
import { listRights } from '../image-rights/image-rights.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { Skip } from '../../../platform/api/page-query.ts'

const List = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.maxPageSize })),
    $skip: Type.Optional(Skip),
    /** Address of a picture, as a page names it. */
    url: Type.Optional(Type.String({ maxLength: 4_000 })),
  },
  { additionalProperties: false },
)

/** The ledger: where each picture of the account came from, by whom and when it was taken, under which licence. */
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
        ...(url !== undefined && { url }),
      })
    },
  }),
})
