import { Type, type Static } from 'typebox'
import { Id } from '@web2/contract'
import { listTurboSites } from '../../commands/turbo/list-sites.ts'
import { defineService } from '../define-service.ts'
import { Skip } from '../page-query.ts'
import type { CallParams } from '../service-types.ts'

const Find = Type.Object(
  {
    turboId: Id,
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/** The sites that a generation has made, and where each is live. */
export const turboSitesService = defineService({
  path: 'turbo-sites',
  policy: { find: 'content:read' },
  query: { find: Find },
  methods: (context) => ({
    find: ({ query, caller }: CallParams) => {
      const { turboId, $limit = 20, $skip = 0 } = query as Static<typeof Find>
      return listTurboSites(context, caller.accountId, { turboId, limit: $limit, skip: $skip })
    },
  }),
})
