import { Type, type Static } from 'typebox'
import { Id } from '@web2/contract/core'
import { listTurboSites } from '../sites/list-sites.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { Skip } from '../../../platform/api/page-query.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { turboStructure } from '../sites/site-structure.ts'

const Get = Type.Object({ siteId: Type.Optional(Id) }, { additionalProperties: false })

/** A project's site as a tree for the diagram; the id is the project's. */
export const turboStructuresService = defineService({
  path: 'turbo-structures',
  policy: { get: 'content:read' },
  query: { get: Get },
  methods: (context) => ({
    get: (id, { query, caller }: CallParams) =>
      turboStructure(context, caller.accountId, id, (query as Static<typeof Get>).siteId),
  }),
})

/** 1 ascending, -1 descending; an integer, so that the value in a query string is converted. */
const direction = Type.Optional(Type.Integer({ minimum: -1, maximum: 1 }))

const Find = Type.Object(
  {
    turboId: Id,
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    $skip: Type.Optional(Skip),
    $sort: Type.Optional(
      Type.Object(
        { name: direction, status: direction, released: direction, createdAt: direction },
        { additionalProperties: false },
      ),
    ),
    /** Part of the name, or of the value the site is for. */
    search: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
)

/** Sites of a project and their URLs. */
export const turboSitesService = defineService({
  path: 'turbo-sites',
  policy: { find: 'content:read' },
  query: { find: Find },
  methods: (context) => ({
    find: ({ query, caller }: CallParams) => {
      const {
        $limit: limit = 20,
        $skip: skip = 0,
        $sort: sort = {},
        ...wanted
      } = query as Static<typeof Find>
      return listTurboSites(context, caller.accountId, { search: '', ...wanted, sort, limit, skip })
    },
  }),
})
