import { PostTextPatch } from '@web2/contract/listing-updates'
import { Type } from 'typebox'
import { readPostText, sendEarlierText } from '../read-post-text.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const OfListing = Type.Object({ napId: Type.Optional(Type.String()) }, { additionalProperties: false })

/**
 * A published post as its blog shows it, next to the sent text; `?napId=` adds that listing's old data in it.
 * PATCH restores the text that the blog showed before the latest update.
 */
export const postTextsService = defineService({
  path: 'post-texts',
  policy: { get: 'content:read', patch: 'site:publish' },
  query: { get: OfListing },
  data: { patch: PostTextPatch },
  methods: (context) => ({
    get: (id: string, { query, caller }: CallParams) =>
      readPostText(context, caller, id, query.napId === undefined ? undefined : String(query.napId)),
    patch: async (id, _data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Update one post at a time.')
      return sendEarlierText(context, caller, id)
    },
  }),
})
