import { Type, type Static } from 'typebox'
import { Id } from '@web2/contract/core'
import { turboStructure } from '../sites/site-structure.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

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
