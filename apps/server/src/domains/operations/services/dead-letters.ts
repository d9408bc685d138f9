import { limits, DeadLetterPatch } from '@web2/contract/core'
import { Type, type Static } from 'typebox'
import { discardLetter, listDeadLetters, redriveLetter } from '../dead-letters.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { Limit, Skip } from '../../../platform/api/page-query.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const DeadLetterQuery = Type.Object(
  {
    $limit: Type.Optional(Limit),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

/** Failed jobs and emails of the installation: admins retry (PATCH) or discard (DELETE) them. */
export const deadLettersService = defineService({
  path: 'dead-letters',
  policy: {
    find: 'installation:operate',
    patch: 'installation:operate',
    remove: 'installation:operate',
  },
  // the commands write its entries, also for admins
  unlogged: true,
  query: { find: DeadLetterQuery },
  data: { patch: DeadLetterPatch },
  methods: (context) => ({
    find: ({ query }: CallParams) => {
      const { $limit = limits.defaultPageSize, $skip = 0 } = query as Static<typeof DeadLetterQuery>
      return listDeadLetters(context, { limit: Math.min($limit, limits.maxPageSize), skip: $skip })
    },
    patch: (id: string | null, _data: unknown, { caller }: CallParams) => redriveLetter(context, caller, id),
    remove: (id: string | null, { caller }: CallParams) => discardLetter(context, caller, id),
  }),
})
