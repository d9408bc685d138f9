import { generatorStates } from '../image-generation/open-image-generator.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Generators that the account can use now, and what is missing for the others. Contains no keys. */
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
