import { NapMerge } from '@web2/contract/listings'
import { mergeNaps } from '../merge-listings.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** POST /nap-merges: merges two listings; returns the one that is kept. */
export const napMergesService = defineService({
  path: 'nap-merges',
  policy: { create: 'content:write' },
  data: { create: NapMerge },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const kept = await mergeNaps(context, caller, data as NapMerge)
      context.outbox.wake()
      return kept
    },
  }),
})
