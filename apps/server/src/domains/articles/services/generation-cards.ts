import { GenerationCard, GenerationCardPatch } from '@web2/contract/articles'
import { changeCard } from '../generation/change-card.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

/** Cards of a generation; each can be edited, stopped or regenerated on its own. */
export const generationCardsService = defineService({
  path: 'generation-cards',
  policy: { find: 'content:read', get: 'content:read', patch: 'content:write' },
  data: { patch: GenerationCardPatch },
  trim: false,
  resource: defineResource({ table: 'generation_cards', schema: GenerationCard }),
  methods: (context) => ({
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Texts are changed one at a time.')
      return changeCard(context, caller, id, data as GenerationCardPatch)
    },
  }),
})
