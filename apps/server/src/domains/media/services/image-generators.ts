import { generatorStates } from '../image-generation/open-image-generator.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Who can make pictures for the account now, and what is missing for the others. No keys. */
export const imageGeneratorsService = defineService({
  path: 'image-generators',
  policy: { find: 'content:read' },
  methods: (context) => ({
    find: async ({ caller }: CallParams) => {
      const data = await generatorStates(context, caller.accountId)
      return { total: data.length, limit: data.length, skip: 0, data }
    },
  }),
})
