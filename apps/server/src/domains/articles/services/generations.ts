import {
  Generation,
  GenerationPatch,
  GenerationStart,
  GenerationCard,
  GenerationCardPatch,
  GenerationSource,
} from '@web2/contract/articles'
import { changeGeneration } from '../generation/change-generation.ts'
import { startGeneration } from '../generation/start-generation.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { methodNotAllowed } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { changeCard } from '../generation/change-card.ts'

/** Cards of a generation; each can be edited, stopped or regenerated on its own. */
export const generationCardsService = defineService({
  path: 'generation-cards',
  policy: { find: 'content:read', get: 'content:read', patch: 'content:write' },
  data: { patch: GenerationCardPatch },
  trim: false,
  resource: defineResource({ table: 'generation_cards', schema: GenerationCard }),
  methods: (context) => ({
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Update one section at a time.')
      return changeCard(context, caller, id, data as GenerationCardPatch)
    },
  }),
})

/** Sources of planned articles, without their texts. */
export const generationSourcesService = defineService({
  path: 'generation-sources',
  policy: { find: 'content:read', get: 'content:read' },
  resource: defineResource({ table: 'generation_sources', schema: GenerationSource }),
})

/** Generations of articles and prompt stackers; POST starts one. */
export const generationsService = defineService({
  path: 'generations',
  policy: { find: 'content:read', get: 'content:read', create: 'content:write', patch: 'content:write' },
  data: { create: GenerationStart, patch: GenerationPatch },
  resource: defineResource({ table: 'generations', schema: Generation, search: ['keyword'] }),
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const begun = await startGeneration(context, caller, data as GenerationStart)
      context.outbox.wake()
      return begun
    },
    patch: async (id, data, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Update one generation at a time.')
      return changeGeneration(context, caller, id, data as GenerationPatch)
    },
  }),
})
