import { GenerationCard, GenerationCardPatch } from '@web2/contract'
import { changeCard } from '../../commands/generations/change-card.ts'
import { defineResource } from '../../db/adapter/resource.ts'
import { methodNotAllowed } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** The texts of a generation: each can be changed, stopped or written again by itself. */
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
